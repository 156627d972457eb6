import type { Reading } from '@ohmstead/domain';
import type { Fault, Restart } from './fault.ts';
import { mapCounts } from './map-counts.ts';

type ReadingAt = (atMs: number) => Reading;

/** What a meter with faults shows at an instant; null while it is silent. The instants may come in any order. */
export const withFaults = (
  faults: readonly Fault[],
  readingAt: ReadingAt,
): ((atMs: number) => Reading | null) => {
  const restarts = faults.filter((fault) => fault.kind === 'restart');
  const countAfter = restarts.map((restart) => restarted(restart, readingAt));
  return (atMs) => {
    if (faults.some((fault) => fault.kind === 'silence' && covers(fault, atMs))) return null;
    const latest = latestOf(restarts, atMs);
    const reading = (countAfter[latest] ?? readingAt)(atMs);
    return faults.reduce(
      (shown, fault) =>
        fault.kind === 'spike' && covers(fault, atMs)
          ? mapCounts(shown, shown, (count) => count + fault.addedKwh)
          : shown,
      reading,
    );
  };
};

const covers = (
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
  atMs: number,
): boolean => fromMs <= atMs && atMs < toMs;

/** −1 before the first restart. */
const latestOf = (restarts: readonly Restart[], atMs: number): number =>
  restarts.reduce(
    (latest, { atMs: from }, index) =>
      from <= atMs && from >= (restarts[latest]?.atMs ?? Number.NEGATIVE_INFINITY) ? index : latest,
    -1,
  );

const restarted = ({ atMs: fromMs, firstKwh }: Restart, readingAt: ReadingAt): ReadingAt => {
  let before: Reading | null = null;
  return (atMs) => {
    before ??= readingAt(fromMs);
    return mapCounts(readingAt(atMs), before, (count, then) => count - then + firstKwh);
  };
};
