// Appends a group's readings, slots and newest readings in a Citus cluster, within a transaction: COPY brings the rows to their nodes,
// which do the rest by themselves (storage/citus/take-in-groups.ts). It fails where a meter has another version than it was planned
// from, or is there no more; the error names those of one shard.
import { randomBytes } from 'node:crypto';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { GroupRows } from '../meter-state/group-rows.ts';
import { inboxRows, readingRows } from './copied-rows.ts';

const copyReadings = `copy reading (meter_id, at, arrived_at, source, shift, import_id, phase_values, net_values,
  reactive_values) from stdin binary`;

const copyInbox = `copy group_inbox (group_id, meter_id, at, interval_seconds, version, counter_rules, slot, first_at,
  first_counts, last_at, last_counts, last_raw, undecided, estimated) from stdin binary`;

/** `areHeld`: the versions of all meters have been raised in the same transaction. */
export const appendByCopy = async (
  client: pg.PoolClient,
  rows: GroupRows,
  areHeld: boolean,
): Promise<void> => {
  if (rows.readings.length > 0) await copy(client, copyReadings, readingRows(rows.readings));
  if (rows.latest.length + rows.slots.length === 0) return;
  const groupId = randomBytes(6).readUIntBE(0, 6);
  await copy(client, copyInbox, inboxRows(groupId, rows, areHeld));
};

const copy = async (client: pg.PoolClient, text: string, rows: Buffer): Promise<void> => {
  const stream = client.query(copyFrom(text));
  stream.end(rows);
  await finished(stream);
};
