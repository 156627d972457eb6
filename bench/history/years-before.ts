import type { Span } from './write-history.ts';

/** Whole years up to the last midnight (UTC). */
export const yearsBefore = (nowMs: number, count: number): Span[] => {
  const now = new Date(nowMs);
  const start = (back: number) => Date.UTC(now.getUTCFullYear() - back, now.getUTCMonth(), now.getUTCDate());
  return Array.from({ length: count }, (_, index) => ({
    fromMs: start(count - index),
    toMs: start(count - index - 1),
  }));
};
