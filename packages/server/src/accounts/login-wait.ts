// How long further logins are refused after failed ones: never for a few, then twice as long with each.
export type Subject = 'pair' | 'address' | 'account';

/** Failures that cost nothing. An address may be a whole office, an account may be guessed at from everywhere. */
const free: Record<Subject, number> = { pair: 5, address: 30, account: 50 };

const firstWaitMs = 30_000;
const longestWaitMs = 15 * 60_000;
/** Failures older than this no longer count. */
const forgivenAfterMs = 60 * 60_000;

export type Failures = { readonly count: number; readonly lastMs: number };

export const waitMs = (subject: Subject, { count, lastMs }: Failures, nowMs: number): number => {
  const over = count - free[subject];
  if (over < 0) return 0;
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(over, 10));
  return Math.max(0, lastMs + wait - nowMs);
};

export const countAfterFailure = ({ count, lastMs }: Failures, nowMs: number): number =>
  nowMs - lastMs > forgivenAfterMs ? 1 : count + 1;
