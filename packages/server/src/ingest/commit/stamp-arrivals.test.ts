import { describe, expect, it } from 'vitest';
import { sources } from '../meter-state/group-rows.ts';
import type { MeterState } from '../meter-state/meter-state.ts';
import type { PendingReading } from './pending-reading.ts';
import { openArrivalStamps } from './stamp-arrivals.ts';

const newestMicros = 1_000_000_000;
const states = { of: async () => new Map([[7, { arrivedMicros: newestMicros } as MeterState]]) };
const arrival = (arrivedMicros: number, rest: Partial<PendingReading> = {}) =>
  ({
    meter: { id: 7 },
    source: sources.arrival,
    journalEntry: null,
    claimedMicros: arrivedMicros,
    arrivedMicros,
    ...rest,
  }) as PendingReading;

const settled = async (...items: PendingReading[]) => {
  await openArrivalStamps(states).settle(items);
  return items.map(({ claimedMicros }) => claimedMicros - newestMicros);
};

describe('an arrival', () => {
  it('comes behind what another server has stored a moment ago', async () => {
    const items = [arrival(newestMicros - 3000), arrival(newestMicros - 2000), arrival(newestMicros + 5)];
    expect(await settled(...items)).toEqual([1, 2, 5]);
    expect(items[0]?.arrivedMicros).toBe(newestMicros + 1);
  });

  it('is when the clock says where that was set back', async () => {
    expect(await settled(arrival(newestMicros - 10_000_001))).toEqual([-10_000_001]);
  });

  it('keeps its instant where it may be stored already', async () => {
    const stamps = openArrivalStamps(states);
    const tried = arrival(newestMicros - 5);
    stamps.tried(tried);
    await stamps.settle([tried]);
    expect(tried.claimedMicros).toBe(newestMicros - 5);
  });

  it('and a reading with a time of its own keep what the device and the journal have', async () => {
    const journalEntry = {} as PendingReading['journalEntry'];
    const timed = arrival(newestMicros - 5, { source: sources.device });
    expect(await settled(timed, arrival(newestMicros - 5, { journalEntry }))).toEqual([-5, -5]);
  });
});
