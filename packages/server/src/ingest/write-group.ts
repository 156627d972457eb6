import type pg from 'pg';
import { appendStatement } from './append-statement.ts';
import { instantArray } from './binary-array.ts';
import type { Correction, GroupRows } from './group-rows.ts';
import { instant } from './meter-history.ts';

/** Commits a group whole or not at all. */
export const writeGroup = async (pool: pg.Pool, rows: GroupRows): Promise<void> => {
  if (rows.corrections.length === 0) {
    await pool.query(appendStatement(rows));
    return;
  }
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin');
    for (const correction of rows.corrections) await correct(client, correction);
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
      await client.query(`delete from reading where meter_id = $1 and at = ${instant('$2')}`, [
        meterId,
        correction.atMicros,
      ]);
      return;
    case 'slotEmptied':
      await client.query(`delete from register_slot where meter_id = $1 and slot = ${instant('$2')}`, [
        meterId,
        correction.slotMicros,
      ]);
      return;
    case 'slotsShifted':
      await client.query(shiftSlots, [meterId, correction.afterSlotMicros, correction.byMwh]);
      return;
    case 'eventsReplaced':
      await replaceEvents(client, correction);
      return;
  }
};

const shifted = (counts: string): string => `(
  select array_agg(count + coalesce(change, 0) order by place)
  from unnest(${counts}, $3::int8[]) with ordinality as pair (count, change, place)
  where place <= cardinality(${counts}))`;

const shiftSlots = `
  update register_slot
  set first_counts = ${shifted('first_counts')}, last_counts = ${shifted('last_counts')}
  where meter_id = $1 and slot > ${instant('$2')}`;

const replaceEvents = async (
  client: pg.PoolClient,
  { meterId, fromMicros, toMicros, events }: Correction & { kind: 'eventsReplaced' },
): Promise<void> => {
  await client.query(
    `delete from counter_event where meter_id = $1 and at >= ${instant('$2')} and at < ${instant('$3')}`,
    [meterId, fromMicros, toMicros],
  );
  if (events.length === 0) return;
  await client.query(
    `insert into counter_event (meter_id, at, register, kind, detail)
     select $1::int4, * from unnest($2::timestamptz[], $3::int2[], $4::text[], $5::jsonb[])`,
    [
      meterId,
      instantArray(events.map((event) => event.atMicros)),
      events.map((event) => event.register),
      events.map((event) => event.kind),
      events.map(({ sinceMicros, beforeMwh, afterMwh, bookedMwh }) =>
        JSON.stringify({ sinceMicros, beforeMwh, afterMwh, bookedMwh }),
      ),
    ],
  );
};
