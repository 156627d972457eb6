import type { KeptReading } from '@ohmstead/domain';

/**
 * Two lists in order of time as one. A reading in both was moved from one tier to the other between the two
 * look-ups.
 */
export const mergeTiers = (one: readonly KeptReading[], other: readonly KeptReading[]): KeptReading[] => {
  const merged: KeptReading[] = [];
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
