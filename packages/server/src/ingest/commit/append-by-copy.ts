// Appends a group's readings, slots and newest readings in a Citus cluster, within a transaction: COPY brings the rows to their nodes,
// which then do the rest by themselves. It fails where a meter has another version than it was planned from, or is there no more.
import { randomBytes } from 'node:crypto';
import { finished } from 'node:stream/promises';
import { counterRulesVersion } from '@ohmstead/domain';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { int4Array } from '../../collections/binary-array.ts';
import { MetersChanged } from '../../readings/meter-version.ts';
import type { GroupRows, NewLatest } from '../meter-state/group-rows.ts';
import { inboxRows, readingRows } from './copied-rows.ts';

const copyReadings = `copy reading (meter_id, at, arrived_at, source, shift, import_id, phase_values, net_values,
  reactive_values) from stdin binary`;

const copyInbox = `copy group_inbox (group_id, meter_id, at, interval_seconds, version, slot, first_at, first_counts,
  last_at, last_counts, last_raw, undecided, estimated) from stdin binary`;

/** A group of more meters asks most shards anyway, and is quicker where it need not find each reading among so many meters. */
const mostNamed = 50;

const updateNewest = (namesAll: boolean): string => `
  update latest_reading as old set at = reading.at, arrived_at = reading.arrived_at,
    phase_values = reading.phase_values, net_values = reading.net_values, reactive_values = reading.reactive_values,
    interval_seconds = inbox.interval_seconds, version = greatest(old.version, inbox.version),
    counter_rules = ${counterRulesVersion}
  from group_inbox as inbox join reading on reading.meter_id = inbox.meter_id and reading.at = inbox.at
  where old.meter_id = inbox.meter_id and inbox.group_id = $1 and old.meter_id = any($2)
    ${namesAll ? 'and inbox.meter_id = any($2) and reading.meter_id = any($2)' : ''}
    and (inbox.version = 0 or old.version = inbox.version - 1)
  returning old.meter_id`;

const newestOfFew = { name: 'copied-newest-of-few', text: updateNewest(true) };
const newestOfMany = { name: 'copied-newest-of-many', text: updateNewest(false) };

const upsertSlots = `
  insert into register_slot
    (meter_id, slot, first_at, first_counts, last_at, last_counts, last_raw, undecided, estimated)
  select meter_id, slot, first_at, first_counts, last_at, last_counts, last_raw, undecided, estimated
  from group_inbox where group_id = $1 and meter_id = any($2) and slot is not null
  on conflict (meter_id, slot) do update set first_at = excluded.first_at, first_counts = excluded.first_counts,
    last_at = excluded.last_at, last_counts = excluded.last_counts, last_raw = excluded.last_raw,
    undecided = excluded.undecided, estimated = excluded.estimated`;

const emptyInbox = 'delete from group_inbox where group_id = $1 and meter_id = any($2)';

/** `areHeld`: the versions of all meters have been raised in the same transaction. */
export const appendByCopy = async (
  client: pg.PoolClient,
  rows: GroupRows,
  areHeld: boolean,
): Promise<void> => {
  const groupId = randomBytes(6).readUIntBE(0, 6);
  const meterIds = [
    ...new Set([...rows.latest.map(({ reading }) => reading.meterId), ...rows.slots.map(ofMeter)]),
  ];
  if (rows.readings.length > 0) await copy(client, copyReadings, readingRows(rows.readings));
  if (meterIds.length === 0) return;
  await copy(client, copyInbox, inboxRows(groupId, rows, areHeld));
  const values = [groupId, int4Array(meterIds)];
  const updated = await client.query({
    ...(meterIds.length > mostNamed ? newestOfMany : newestOfFew),
    values,
  });
  requireAll(rows.latest, updated.rows);
  await client.query({ name: 'copied-slots', text: upsertSlots, values });
  await client.query({ name: 'empty-inbox', text: emptyInbox, values });
};

const ofMeter = ({ meterId }: { readonly meterId: number }): number => meterId;

const copy = async (client: pg.PoolClient, text: string, rows: Buffer): Promise<void> => {
  const stream = client.query(copyFrom(text));
  stream.end(rows);
  await finished(stream);
};

const requireAll = (
  latest: readonly NewLatest[],
  updated: readonly { readonly meter_id: number }[],
): void => {
  if (updated.length === latest.length) return;
  const found = new Set(updated.map(({ meter_id }) => meter_id));
  throw new MetersChanged(latest.map(({ reading }) => reading.meterId).filter((id) => !found.has(id)));
};
