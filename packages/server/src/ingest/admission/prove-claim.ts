// Proves claims by uploads: see claim-proof.ts.
import type { Kysely } from 'kysely';
import { networkOf } from '../../network/network-of.ts';
import { lockMetersWithSn } from '../../readings/lock-meters.ts';
import { instantOf } from '../../storage/instants.ts';
import type { Database } from '../../storage/schema.ts';
import { transact } from '../../storage/transact.ts';
import { type ProofBegun, proofStateOf } from './claim-proof.ts';
import { holderOf, yields } from './holder-of.ts';
import type { OpenSenders, Sender } from './open-senders.ts';

type Db = Kysely<Database>;
type Claim = { readonly id: number; readonly sn: string };

/** After an upload by key of a meter that has to be proven; true when it is from now on. */
export const considerProof = async (
  { db, senders }: { readonly db: Db; readonly senders: Pick<OpenSenders, 'of'> },
  { meter, sender, nowMicros }: { meter: Claim; sender: Sender; nowMicros: number },
): Promise<boolean> => {
  if (sender.isForwarded) return false;
  const begun = await proofBegunOf(db, meter.id);
  const state = proofStateOf(await senders.of(meter.sn), begun, nowMicros);
  if (state.kind === 'unseen' || state.kind === 'unclear') return false;
  if (state.network !== networkOf(sender.address)) return false;
  if (state.kind === 'awaited') {
    await db
      .updateTable('meter')
      .set({ proof_begun_at: instantOf(nowMicros), proof_network: state.network })
      .where('id', '=', meter.id)
      .execute();
    return false;
  }
  return state.completeMicros <= nowMicros && takeOver(db, meter);
};

const proofBegunOf = async (db: Db, meterId: number): Promise<ProofBegun | null> => {
  const row = await db
    .selectFrom('meter')
    .select(['proof_begun_at', 'proof_network'])
    .where('id', '=', meterId)
    .executeTakeFirst();
  return row ? begunOf(row) : null;
};

export const begunOf = (row: {
  readonly proof_begun_at: Date | null;
  readonly proof_network: string | null;
}): ProofBegun | null =>
  row.proof_begun_at && row.proof_network !== null
    ? { network: row.proof_network, atMicros: row.proof_begun_at.getTime() * 1000 }
    : null;

/** False where the meter has sent for somebody else. A registration that yields stays with its account, as a claim. */
const takeOver = (db: Db, { id, sn }: Claim): Promise<boolean> =>
  transact(db, async (trx) => {
    await lockMetersWithSn(trx, sn);
    const holder = await holderOf(trx, { sn, exceptId: id, isLocked: true });
    if (holder && !yields(holder)) return false;
    if (holder) {
      await trx
        .updateTable('meter')
        .set({ proof_needed: true, claim_pending: true })
        .where('id', '=', holder.id)
        .execute();
    }
    await trx
      .updateTable('meter')
      .set({ proof_needed: false, claim_pending: false, proof_begun_at: null, proof_network: null })
      .where('id', '=', id)
      .execute();
    return true;
  });
