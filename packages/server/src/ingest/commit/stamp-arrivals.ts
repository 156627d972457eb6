// Servers agree on the time to some milliseconds: what one stamps may be earlier than what another has stored already.
import { sources } from '../meter-state/group-rows.ts';
import type { MeterStateCache } from '../meter-state/meter-state-cache.ts';
import type { PendingReading } from './pending-reading.ts';

export type ArrivalStamps = {
  /**
   * Moves arrivals behind the newest one of their meter. Not those whose instant is settled: the journal has it, or a try
   * to write them may have succeeded.
   */
  settle(items: readonly PendingReading[]): Promise<void>;
  /** Whether they are written is not known. */
  tried(pending: PendingReading): void;
};

/** Beyond it, the clock was set back. */
const mostApartMicros = 10_000_000;

export const openArrivalStamps = (states: Pick<MeterStateCache, 'of'>): ArrivalStamps => {
  const tried = new WeakSet<PendingReading>();
  const isOpen = (pending: PendingReading): boolean =>
    pending.source === sources.arrival && pending.journalEntry === null && !tried.has(pending);
  return {
    tried: (pending) => void tried.add(pending),
    settle: async (items) => {
      const open = items.filter(isOpen);
      if (open.length === 0) return;
      const known = await states.of([...new Set(open.map(({ meter }) => meter.id))]);
      const newest = new Map<number, number>();
      for (const pending of open) {
        const { id } = pending.meter;
        const lastMicros = newest.get(id) ?? known.get(id)?.arrivedMicros ?? Number.NEGATIVE_INFINITY;
        if (isBehind(pending.arrivedMicros, lastMicros)) {
          pending.arrivedMicros = lastMicros + 1;
          pending.claimedMicros = pending.arrivedMicros;
        }
        newest.set(id, pending.arrivedMicros);
      }
    },
  };
};

const isBehind = (arrivedMicros: number, lastMicros: number): boolean =>
  arrivedMicros <= lastMicros && lastMicros <= arrivedMicros + mostApartMicros;
