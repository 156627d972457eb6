// The first upload by its key closes the way by the serial number alone, and the owner sees what was refused since.
import { type Kysely, sql } from 'kysely';
import { batchedLookup } from '../../collections/batched-lookup.ts';
import { instantOf } from '../../storage/instants.ts';
import type { Database } from '../../storage/schema.ts';

type Keyed = { readonly id: number; keyUsed: boolean };
type Refused = { count: number; lastMicros: number };

export type KeyUse = {
  /** Resolves when it is written. */
  note(meter: Keyed, nowMicros: number): Promise<void>;
  countRefused(meterId: number, nowMicros: number): void;
  /** Writes what was counted. */
  flush(): Promise<void>;
};

export const openKeyUse = (db: Kysely<Database>): KeyUse => {
  const refused = new Map<number, Refused>();
  const write = batchedLookup((uses: readonly Use[]) => writeUses(db, uses));
  return {
    note: async (meter, nowMicros) => {
      await write({ meterId: meter.id, nowMicros });
      meter.keyUsed = true;
    },
    countRefused: (meterId, nowMicros) => {
      const counted = refused.get(meterId) ?? { count: 0, lastMicros: 0 };
      refused.set(meterId, { count: counted.count + 1, lastMicros: nowMicros });
    },
    flush: async () => {
      for (const [meterId, { count, lastMicros }] of refused) {
        refused.delete(meterId);
        await db
          .updateTable('meter')
          .set({ open_refused: sql`open_refused + ${count}`, open_refused_at: instantOf(lastMicros) })
          .where('id', '=', meterId)
          .where('key_used_at', 'is not', null)
          .execute();
      }
    },
  };
};

type Use = { readonly meterId: number; readonly nowMicros: number };

/** Meters that send by key for the first time after an update do so all at once: one statement for many. */
const writeUses = async (db: Kysely<Database>, uses: readonly Use[]): Promise<true[]> => {
  const nowMicros = Math.max(...uses.map((use) => use.nowMicros));
  await db
    .updateTable('meter')
    .set({ key_used_at: instantOf(nowMicros), open_refused: 0, open_refused_at: null })
    .where('id', 'in', [...new Set(uses.map(({ meterId }) => meterId))])
    .where('key_used_at', 'is', null)
    .execute();
  return uses.map(() => true);
};
