// What failed is tried again after a minute, then after twice as long each time, up to hours.
import { hourMs, minuteMs } from '@ohmstead/domain';
import { BoundedMap } from '../collections/bounded-map.ts';

export type GrowingPauses = {
  mayTry(key: string, nowMs: number): boolean;
  failed(key: string, nowMs: number): void;
  succeeded(key: string): void;
};

const firstMs = minuteMs;
const longestMs = 4 * hourMs;
const mostKeys = 5_000;

export const openGrowingPauses = (): GrowingPauses => {
  const pauses = new BoundedMap<string, { readonly sinceMs: number; readonly lastsMs: number }>(mostKeys);
  return {
    mayTry: (key, nowMs) => {
      const pause = pauses.get(key);
      // A clock set back begins the pause anew, not longer.
      return !pause || nowMs >= pause.sinceMs + pause.lastsMs || nowMs < pause.sinceMs;
    },
    failed: (key, nowMs) => {
      const before = pauses.get(key)?.lastsMs ?? firstMs / 2;
      pauses.set(key, { sinceMs: nowMs, lastsMs: Math.min(longestMs, before * 2) });
    },
    succeeded: (key) => pauses.delete(key),
  };
};
