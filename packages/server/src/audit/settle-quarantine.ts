// A person decides about a quarantined reading: only then does it become a fact with an instant, or is discarded.
import { formatInstantMicros } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { isRefused, type Outcome, refuse } from '../errors/outcome.ts';
import type { Ingest } from '../ingest/create-ingest.ts';
import { readingOf } from '../readings/reading-row.ts';
import type { Database } from '../storage/schema.ts';
import { type FoundQuarantined, findQuarantined } from './quarantine-list.ts';

export type Settler = {
  readonly db: Kysely<Database>;
  readonly ingest: Pick<Ingest, 'submit'>;
  readonly accountId: number;
  readonly nowMs: number;
};

export type Settled = { readonly outcome: 'accepted' | 'discarded' };

export type Order = {
  readonly meterId: number;
  readonly readingId: number;
  /** The instant that is right: when the reading arrived, or when its device claims it was read. */
  readonly as: 'arrived' | 'claimed' | 'discarded';
};

export const settleQuarantined = async (settler: Settler, order: Order): Promise<Outcome<Settled>> => {
  const reading = await findQuarantined(settler.db, order.meterId, order.readingId);
  if (!reading) return refuse('quarantine_unknown');
  if (reading.outcome) return refuse('quarantine_settled');
  if (order.as === 'discarded') return end(settler, reading, 'discarded');
  const time = order.as === 'arrived' ? formatInstantMicros(reading.arrivedMicros) : reading.claimed_time;
  const stored = await submit(settler, reading, time);
  if (isRefused(stored)) return refuse(stored.code);
  // The reading is settled after it is stored: after a crash in between, a second try finds it a duplicate.
  return end(settler, reading, 'accepted');
};

const submit = async ({ db, ingest }: Settler, reading: FoundQuarantined, time: string) => {
  const { upload_key: key } = await db
    .selectFrom('meter')
    .select('upload_key')
    .where('id', '=', reading.meter_id)
    .executeTakeFirstOrThrow();
  const { phase_values: phases, net_values: net, reactive_values: reactive } = reading;
  const { atMicros: _, ...values } = readingOf(0, { phases, net, reactive });
  return ingest.submit({ sn: null, key, time, values, sender: null });
};

const end = async (
  { db, accountId, nowMs }: Settler,
  { id }: FoundQuarantined,
  outcome: Settled['outcome'],
): Promise<Settled> => {
  await db
    .updateTable('quarantined_reading')
    .set({ outcome, settled_at: new Date(nowMs), account_id: accountId })
    .where('id', '=', id)
    .execute();
  return { outcome };
};
