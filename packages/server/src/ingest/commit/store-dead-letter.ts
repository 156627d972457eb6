// An acknowledged reading the database refuses is not lost: it is noted beside, for whoever looks into it.
import type pg from 'pg';
import { instantText } from '../../storage/instants.ts';
import type { PendingReading } from './pending-reading.ts';

export const storeDeadLetter = async (
  pool: pg.Pool,
  { meter, claimedMicros, arrivedMicros, values }: PendingReading,
  failure: unknown,
): Promise<void> => {
  await pool.query(
    `insert into unwritten_reading (meter_id, at, arrived_at, reading_values, failure)
     values ($1, ${instantText('$2')}, ${instantText('$3')}, $4, $5)`,
    [meter.id, claimedMicros, arrivedMicros, JSON.stringify(values), String(failure)],
  );
};
