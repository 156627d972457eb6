import { dateAt, type MicroSpan } from '@ohmstead/domain';

/** Shorter than any local day. */
const stepMs = 20 * 3_600_000;

/** How many local days the spans touch. */
export const daysOf = (spans: readonly MicroSpan[], zone: string): number => {
  const days = new Set<string>();
  for (const { fromMicros, toMicros } of spans) {
    const lastMs = Math.ceil(toMicros / 1000) - 1;
    for (let atMs = Math.floor(fromMicros / 1000); atMs < lastMs; atMs += stepMs)
      days.add(dateAt(zone, atMs));
    days.add(dateAt(zone, lastMs));
  }
  return days.size;
};
