// The table of open senders.
import { dayMicros } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { instantOf } from '../../storage/instants.ts';
import type { Database } from '../../storage/schema.ts';
import type { OpenSender } from './claim-proof.ts';

type Db = Kysely<Database>;

export type Seen = {
  readonly sn: string;
  readonly network: string;
  /** Since it was last written. */
  uploads: number;
  lastMicros: number;
  intervalSeconds: number | null;
  isForwarded: boolean;
};

const most = 10_000;
/** More say nothing new: already two need an administrator. */
const mostOfSerialNumber = 8;
const staleDays = 30;

/** False when it was deleted meanwhile. */
export const writeSeenAgain = async (db: Db, seen: Seen, uploads: number): Promise<boolean> => {
  const { sn, network, lastMicros, intervalSeconds, isForwarded } = seen;
  const { numUpdatedRows } = await db
    .updateTable('open_sender')
    .set({
      last_seen_at: instantOf(lastMicros),
      uploads: sql`uploads + ${uploads}`,
      interval_seconds: sql`coalesce(${intervalSeconds}::real, interval_seconds)`,
      is_forwarded: sql`is_forwarded or ${isForwarded}`,
    })
    .where('sn', '=', sn)
    .where('network', '=', network)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

export const sendersOf = async (db: Db, sn: string): Promise<OpenSender[]> => {
  const rows = await db
    .selectFrom('open_sender')
    .select(['network', 'is_forwarded', 'last_seen_at', 'interval_seconds'])
    .where('sn', '=', sn)
    .execute();
  return rows.map((row) => ({
    network: row.network,
    isForwarded: row.is_forwarded,
    lastMicros: row.last_seen_at.getTime() * 1000,
    intervalSeconds: row.interval_seconds,
  }));
};

/** False when there is no room. */
export const addRow = async (db: Db, { sn, network, lastMicros, isForwarded }: Seen): Promise<boolean> => {
  if (!(await hasRoom(db, sn, lastMicros))) return false;
  const now = instantOf(lastMicros);
  await db
    .insertInto('open_sender')
    .values({ sn, network, is_forwarded: isForwarded, first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['sn', 'network']).doUpdateSet({
        last_seen_at: now,
        uploads: sql`open_sender.uploads + 1`,
        is_forwarded: sql`open_sender.is_forwarded or ${isForwarded}`,
      }),
    )
    .execute();
  return true;
};

const hasRoom = async (db: Db, sn: string, nowMicros: number): Promise<boolean> => {
  const ofSerialNumber = () => countRows(db, sn);
  if ((await ofSerialNumber()) >= mostOfSerialNumber) {
    await deleteOlder(db, nowMicros - dayMicros, sn);
    if ((await ofSerialNumber()) >= mostOfSerialNumber) return false;
  }
  if ((await countRows(db)) < most) return true;
  await deleteOlder(db, nowMicros - staleDays * dayMicros);
  return (await countRows(db)) < most;
};

const countRows = async (db: Db, sn?: string): Promise<number> => {
  const { count } = await db
    .selectFrom('open_sender')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$if(sn !== undefined, (query) => query.where('sn', '=', sn ?? ''))
    .executeTakeFirstOrThrow();
  return count;
};

const deleteOlder = async (db: Db, beforeMicros: number, sn?: string): Promise<void> => {
  await db
    .deleteFrom('open_sender')
    .where('last_seen_at', '<', instantOf(beforeMicros))
    .$if(sn !== undefined, (query) => query.where('sn', '=', sn ?? ''))
    .execute();
};
