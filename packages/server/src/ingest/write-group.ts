import type pg from 'pg';
import { forgetDerived } from '../rollups/forget-derived.ts';
import { appendStatement } from './append-statement.ts';
import type { Correction, GroupRows } from './group-rows.ts';
import { instant } from './meter-history.ts';
import { replaceEvents } from './replace-events.ts';

/** Commits a group whole or not at all. */
export const writeGroup = async (pool: pg.Pool, rows: GroupRows): Promise<void> => {
  if (rows.corrections.length + rows.events.length + rows.changed.length === 0) {
    await pool.query(appendStatement(rows));
    return;
  }
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin');
    await forgetDerived(client, rows.changed);
    for (const correction of rows.corrections) await correct(client, correction);
    if (rows.events.length > 0) await replaceEvents(client, rows.events);
    await client.query(appendStatement(rows));
    await client.query('commit');
  } catch (error) {
    broken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(broken);
  }
};

const correct = async (client: pg.PoolClient, correction: Correction): Promise<void> => {
  const { meterId } = correction;
  switch (correction.kind) {
    case 'readingMoved':
      await client.query(deleteReading, [meterId, correction.atMicros]);
      return;
    case 'slotEmptied':
      await client.query(deleteSlot, [meterId, correction.slotMicros]);
      return;
    case 'slotsShifted':
      await client.query(shiftSlots, [meterId, correction.afterSlotMicros, correction.byMwh]);
      return;
  }
};

const deleteReading = `delete from reading where meter_id = $1 and at = ${instant('$2')}`;
const deleteSlot = `delete from register_slot where meter_id = $1 and slot = ${instant('$2')}`;

const shifted = (counts: string): string => `(
  select array_agg(count + coalesce(change, 0) order by place)
  from unnest(${counts}, $3::int8[]) with ordinality as pair (count, change, place)
  where place <= cardinality(${counts}))`;

const shiftSlots = `
  update register_slot
  set first_counts = ${shifted('first_counts')}, last_counts = ${shifted('last_counts')}
  where meter_id = $1 and slot > ${instant('$2')}`;
