import type { Kysely } from 'kysely';
import type { Database } from '../../storage/schema.ts';

export type Holder = { readonly id: number; readonly proof_needed: boolean; readonly at: Date | null };

type HolderQuery = {
  readonly sn: string;
  readonly exceptId?: number;
  /** Nobody else changes it before the transaction ends. */
  readonly isLocked?: boolean;
};

/** The meter that holds the serial number, other than that one. */
export const holderOf = async (
  db: Kysely<Database>,
  { sn, exceptId, isLocked = false }: HolderQuery,
): Promise<Holder | null> => {
  const meter = await db
    .selectFrom('meter')
    .select(['id', 'proof_needed'])
    .where('sn', '=', sn)
    .where('claim_pending', '=', false)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? 0))
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!meter) return null;
  const latest = await db
    .selectFrom('latest_reading')
    .select('at')
    .where('meter_id', '=', meter.id)
    .executeTakeFirst();
  return { ...meter, at: latest?.at ?? null };
};

/** What an unproven meter sent by key says nothing about the serial number. */
export const yields = (holder: Holder): boolean => holder.proof_needed || holder.at === null;
