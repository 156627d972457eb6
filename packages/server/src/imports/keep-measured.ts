// An import that leaves what is measured as it is: of its readings those remain that fill the time between.
import { gapMicros } from '@ohmstead/domain';
import type { ImportedReading } from './imported-reading.ts';

/** Both in order of time; `stored` are instants, with a neighbour on either side. A gap begins where the ledger begins one. */
export const outsideMeasured = (
  readings: readonly ImportedReading[],
  stored: readonly number[],
): ImportedReading[] => {
  let next = 0;
  return readings.filter(({ atMicros }) => {
    while (next < stored.length && (stored[next] ?? 0) < atMicros) next += 1;
    const [before, after] = [stored[next - 1], stored[next]];
    if (after === undefined) return true;
    return after !== atMicros && (before === undefined || after - before > gapMicros);
  });
};
