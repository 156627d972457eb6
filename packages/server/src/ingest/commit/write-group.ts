import type pg from 'pg';
import { applyDays, type DayPlan, planDays } from '../../readings/change-days.ts';
import { raiseVersions } from '../../readings/meter-version.ts';
import { removeReadings } from '../../readings/remove-readings.ts';
import { queryOf } from '../../readings/run-query.ts';
import { invalidateRollups } from '../../rollups/invalidate-rollups.ts';
import { againAfterConflict } from '../../storage/again-after-conflict.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { instantText } from '../../storage/instants.ts';
import type { Storage } from '../../storage/storage.ts';
import { judgeDue } from '../incidents/due-judgements.ts';
import type { WatchedStates } from '../incidents/rejudge-spans.ts';
import { writeIncidents } from '../incidents/write-incidents.ts';
import type { Correction, GroupRows } from '../meter-state/group-rows.ts';
import { appendByCopy } from './append-by-copy.ts';
import { appendStatement } from './append-statement.ts';
import { changedReturns } from './changed-returns.ts';
import { noteClockSetBacks } from './clock-set-back.ts';
import { nameChangedMeters } from './name-changed-meters.ts';
import { replaceEvents } from './replace-events.ts';
import { splitClosedDays } from './split-closed-days.ts';

/** Commits a group whole or not at all, and gives what was looked up of how meters' values stand. */
export const writeGroup = async (
  { pool, isCluster }: Pick<Storage, 'pool' | 'isCluster'>,
  group: GroupRows,
): Promise<WatchedStates> => {
  const { rows, days } = splitClosedDays(group);
  if (isPlain(rows) && days.length === 0) {
    await nameChangedMeters({ pool, latest: rows.latest }, () =>
      isCluster
        ? inTransaction(pool, (client) => appendByCopy(client, rows, false))
        : againAfterConflict(() => pool.query(appendStatement(rows, false))),
    );
    return noneLookedUp;
  }
  const plans: DayPlan[] = [];
  for (const change of days) plans.push(await planDays(queryOf(pool), change));
  let watched = noneLookedUp;
  await inTransaction(pool, async (client) => {
    await raiseVersions(queryOf(client), rows.versions);
    await judgeDue(
      queryOf(client),
      rows.rejudged.map(({ meterId }) => meterId),
    );
    await prepareRows(client, rows);
    if (isCluster) await appendByCopy(client, rows, true);
    else await client.query(appendStatement(rows, true));
    for (const plan of plans) await applyDays(queryOf(client), plan);
    watched = await writeIncidents(queryOf(client), rows);
  });
  return watched;
};

const noneLookedUp: WatchedStates = new Map();

/** Readings, slots and newest readings only. */
const isPlain = ({ corrections, events, changed, clockSetBacks, incidents, rejudged }: GroupRows): boolean =>
  corrections.length + events.length + changed.length + clockSetBacks.length === 0 &&
  incidents.length + rejudged.length === 0;

/** The rows of a group, within a transaction that has raised the versions of their meters. */
export const writeRows = async (client: pg.PoolClient, rows: GroupRows): Promise<void> => {
  await prepareRows(client, rows);
  await client.query(appendStatement(rows, true));
};

/** All but what is appended. */
const prepareRows = async (client: pg.PoolClient, rows: GroupRows): Promise<void> => {
  const returns = await changedReturns(queryOf(client), rows.events);
  await invalidateRollups(client, [...rows.changed, ...returns]);
  for (const [meterId, instants] of movedInstants(rows.corrections)) {
    await removeReadings(queryOf(client), meterId, instants);
  }
  for (const correction of rows.corrections) await correctSlots(client, correction);
  if (rows.events.length > 0) await replaceEvents(client, rows.events);
  if (rows.clockSetBacks.length > 0) await noteClockSetBacks(client, rows.clockSetBacks);
};

const movedInstants = (corrections: readonly Correction[]): Map<number, number[]> => {
  const moved = new Map<number, number[]>();
  for (const correction of corrections) {
    if (correction.kind !== 'readingMoved') continue;
    moved.set(correction.meterId, [...(moved.get(correction.meterId) ?? []), correction.atMicros]);
  }
  return moved;
};

const correctSlots = async (client: pg.PoolClient, correction: Correction): Promise<void> => {
  const { meterId } = correction;
  switch (correction.kind) {
    case 'readingMoved':
      return;
    case 'slotEmptied':
      await client.query(deleteSlot, [meterId, correction.slotMicros]);
      return;
    case 'slotsShifted':
      await client.query(shiftSlots, [meterId, correction.afterSlotMicros, correction.byMwh]);
      return;
  }
};

const deleteSlot = `delete from register_slot where meter_id = $1 and slot = ${instantText('$2')}`;

const shifted = (counts: string): string => `(
  select array_agg(count + coalesce(change, 0) order by place)
  from unnest(${counts}, $3::int8[]) with ordinality as pair (count, change, place)
  where place <= cardinality(${counts}))`;

const shiftSlots = `
  update register_slot
  set first_counts = ${shifted('first_counts')}, last_counts = ${shifted('last_counts')}
  where meter_id = $1 and slot > ${instantText('$2')}`;
