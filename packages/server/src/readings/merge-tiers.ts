import type { StoredReading } from '@ohmstead/domain';

/**
 * Two lists in order of time as one. A reading in both was moved from one tier to the other between the two
 * look-ups.
 */
export const mergeTiers = (
  one: readonly StoredReading[],
  other: readonly StoredReading[],
): StoredReading[] => {
  const merged: StoredReading[] = [];
  let next = 0;
  for (const reading of one) {
    let waiting = other[next];
    while (waiting && waiting.atMicros < reading.atMicros) {
      merged.push(waiting);
      waiting = other[++next];
    }
    if (waiting?.atMicros === reading.atMicros) next += 1;
    merged.push(reading);
  }
  return [...merged, ...other.slice(next)];
};
