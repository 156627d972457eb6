// Computes how long a password is not looked at after wrong ones.
//
// Each subject has a level that rises by one with each wrong password and falls steadily: within any
// 24 hours no more than `burst + perDay` pass. One account from one address also waits after five
// wrong ones in a row, twice as long with each one more.
import { dayMs } from '@ohmstead/domain';

/** A pair is one account or page from one address; an account and a page count from everywhere. */
export type Subject = 'pair' | 'address' | 'account' | 'page';

type Budget = { readonly burst: number; readonly perDay: number };

/**
 * An account can be guessed at 50 times a day from addresses it was never logged in from, and 44 times from each other
 * one: fewer than a hundred together. An address may be a whole office; a page's password is known to many.
 */
export const budgets: Readonly<Record<Subject, Budget>> = {
  pair: { burst: 20, perDay: 24 },
  account: { burst: 25, perDay: 25 },
  address: { burst: 50, perDay: 240 },
  page: { burst: 200, perDay: 400 },
};

const freeInARow = 5;
const firstWaitMs = 30_000;
const longestWaitMs = 15 * 60_000;

export type Failures = {
  /** Wrong passwords since the last right one; used for pairs only. */
  readonly inARow: number;
  /** The level at the last wrong password. */
  readonly level: number;
  readonly lastMs: number;
};

export const waitMs = (subject: Subject, failures: Failures, nowMs: number): number =>
  Math.ceil(Math.max(waitForBudget(subject, failures, nowMs), waitInARow(subject, failures, nowMs)));

const waitForBudget = (subject: Subject, failures: Failures, nowMs: number): number => {
  const { burst, perDay } = budgets[subject];
  const over = levelNow(subject, failures, nowMs) + 1 - burst;
  return Math.max(0, (over * dayMs) / perDay);
};

const waitInARow = (subject: Subject, { inARow, lastMs }: Failures, nowMs: number): number => {
  const over = inARow - freeInARow;
  if (subject !== 'pair' || over < 0) return 0;
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(over, 10));
  return Math.max(0, wait - sinceMs(lastMs, nowMs));
};

const levelNow = (subject: Subject, { level, lastMs }: Failures, nowMs: number): number =>
  Math.max(0, level - (sinceMs(lastMs, nowMs) * budgets[subject].perDay) / dayMs);

/** A clock set back neither forgives nor makes anybody wait longer. */
const sinceMs = (lastMs: number, nowMs: number): number => Math.max(0, nowMs - lastMs);

export const afterFailure = (subject: Subject, failures: Failures, nowMs: number): Failures => ({
  inARow: failures.inARow + 1,
  level: levelNow(subject, failures, nowMs) + 1,
  lastMs: nowMs,
});
