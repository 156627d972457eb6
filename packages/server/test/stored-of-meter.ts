import { openMeterHistory } from '../src/ingest/meter-state/meter-history.ts';
import type { Storage } from '../src/storage/storage.ts';

const farMicros = Date.UTC(2100, 0, 1) * 1000;

/** Readings, ledger and events of a meter. */
export const storedOf = async ({ pool, db }: Pick<Storage, 'pool' | 'db'>, meterId: number) => {
  const stored = openMeterHistory(pool);
  const readings = await stored.readingsBetween({ meterId, fromMicros: 0, toMicros: farMicros });
  const events = await db
    .selectFrom('counter_event')
    .select(['at', 'register', 'kind', 'detail'])
    .where('meter_id', '=', meterId)
    .orderBy('at')
    .orderBy('register')
    .execute();
  return {
    slots: await stored.slotsAfter({ meterId, slotMicros: 0, limit: 100_000 }),
    readings: readings.map(({ atMicros, shift, values }) => ({ atMicros, shift, values })),
    events,
  };
};
