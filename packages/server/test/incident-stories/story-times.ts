// A Tuesday in Berlin, in summer.
import { dayMs } from '@ohmstead/domain';

/** Eight minutes past twelve: so much of a quarter-hour is over. */
export const nowMs = Date.parse('2026-06-16T12:08+02:00');
export const minutesLaterMs = Date.parse('2026-06-16T12:20+02:00');
/** The Friday after, in the morning, when the days before are judged. */
export const daysLaterMs = Date.parse('2026-06-19T06:00+02:00');

const midnightMs = Date.parse('2026-06-16T00:00+02:00');

/** Midnight of that many days before today; negative: after it. */
export const daysAgo = (days: number): number => midnightMs - days * dayMs;

/** Whole days since then; negative before it. */
export const dayOf = (atMs: number): number => Math.floor((atMs - midnightMs) / dayMs);

/** Of the local day. */
export const hourOf = (atMs: number): number => ((((atMs - midnightMs) % dayMs) + dayMs) % dayMs) / 3_600_000;
