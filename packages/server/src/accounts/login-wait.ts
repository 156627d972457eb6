import { dayMs } from '@ohmstead/domain';
// How long a password is not looked at after wrong ones.
//
// What is counted for each subject is a level that rises by one with each wrong password and falls steadily: within any
// 24 hours no more pass than `burst + perDay`. What is counted for one account from one address waits besides after five
// wrong ones in a row, twice as long with each one more.

/** One account or page from one address; an address; an account from everywhere; a public page from everywhere. */
export type Subject = 'pair' | 'address' | 'account' | 'page';

type Budget = { readonly burst: number; readonly perDay: number };

/**
 * Of an account from addresses that it was never logged in to from 50 a day, from each that it was 44: fewer than a
 * hundred together. An address may be a whole office; a page's password is known to many.
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
  /** Since the last right one; of pairs only. */
  readonly inARow: number;
  /** As it was at the last one. */
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
