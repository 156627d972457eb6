// When a mail that was not sent is tried again: a minute later, then twice as long each time, for about a day in all.
import { hourMs, minuteMs } from '@ohmstead/domain';

const longestMs = 4 * hourMs;
/** 1, 2, 4 … 128 minutes and then 4 hours each: the last attempt is some 20 hours after the first. */
const mostAttempts = 13;

/** `chance` from 0 to 1 spreads mails that failed together; null: it was tried often enough. */
export const retryDelayMs = (attempts: number, chance: number): number | null => {
  if (attempts >= mostAttempts) return null;
  const wholeMs = Math.min(minuteMs * 2 ** (attempts - 1), longestMs);
  return Math.round(wholeMs * (0.75 + chance / 2));
};
