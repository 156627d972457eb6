// Serial numbers that upload but belong to nobody yet, remembered for whoever claims them.
// Anybody may send anything, so both their number and what one address may add are bounded.
import { type Kysely, sql } from 'kysely';
import { instantOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';
import { BoundedMap } from './bounded-map.ts';
import { type Bucket, fullBucket, takeToken } from './token-bucket.ts';

export type WaitingMeters = {
  note(sn: string, address: string, nowMicros: number): Promise<void>;
  forget(sn: string): void;
  /** Writes the counts of those seen again. */
  flush(): Promise<void>;
};

const mostWaiting = 10_000;
/** A farm's meters share one address. */
const newOnesOfAddress = { burst: 40, perSecond: 1 / 60 };
const mostAddresses = 10_000;
const staleDays = 30;

type SeenAgain = { uploads: number; lastMicros: number };

export const openWaitingMeters = (db: Kysely<Database>): WaitingMeters => {
  const seen = new Map<string, SeenAgain>();
  const buckets = new BoundedMap<string, Bucket>(mostAddresses);

  const mayAdd = (address: string, nowMicros: number): boolean => {
    const bucket = buckets.get(address) ?? fullBucket(newOnesOfAddress, nowMicros);
    buckets.set(address, bucket);
    return takeToken(bucket, newOnesOfAddress, nowMicros) === 0;
  };

  return {
    note: async (sn, address, nowMicros) => {
      const again = seen.get(sn);
      if (again) {
        again.uploads += 1;
        again.lastMicros = nowMicros;
        return;
      }
      if (!mayAdd(address, nowMicros)) return;
      if (await addRow(db, sn, address, nowMicros)) seen.set(sn, { uploads: 0, lastMicros: nowMicros });
    },
    forget: (sn) => void seen.delete(sn),
    flush: async () => {
      const changed = [...seen].filter(([, { uploads }]) => uploads > 0);
      for (const [sn, again] of changed) {
        const { uploads } = again;
        again.uploads = 0;
        await db
          .updateTable('waiting_meter')
          .set({ last_seen_at: instantOf(again.lastMicros), uploads: sql`uploads + ${uploads}` })
          .where('sn', '=', sn)
          .execute();
      }
    },
  };
};

/** False when the list is full. */
const addRow = async (
  db: Kysely<Database>,
  sn: string,
  address: string,
  nowMicros: number,
): Promise<boolean> => {
  if (await isFull(db)) {
    const staleMicros = nowMicros - staleDays * 86_400_000_000;
    await db.deleteFrom('waiting_meter').where('last_seen_at', '<', instantOf(staleMicros)).execute();
    if (await isFull(db)) return false;
  }
  const now = instantOf(nowMicros);
  await db
    .insertInto('waiting_meter')
    .values({ sn, address, first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) =>
      conflict
        .column('sn')
        .doUpdateSet({ last_seen_at: now, address, uploads: sql`waiting_meter.uploads + 1` }),
    )
    .execute();
  return true;
};

const isFull = async (db: Kysely<Database>): Promise<boolean> => {
  const { count } = await db
    .selectFrom('waiting_meter')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count >= mostWaiting;
};
