// How far the proof of a meter's claim is, for whoever waits for it.
import type { Kysely } from 'kysely';
import { type ProofState, proofStateOf } from '../../ingest/admission/claim-proof.ts';
import { holderOf, yields } from '../../ingest/admission/holder-of.ts';
import { sendersOf } from '../../ingest/admission/open-sender-rows.ts';
import { begunOf } from '../../ingest/admission/prove-claim.ts';
import type { Database } from '../../storage/schema.ts';
import type { FoundMeter } from '../find-meter.ts';

export type ClaimProof = ProofState | { readonly kind: 'taken' };

export const readClaimProof = async (
  db: Kysely<Database>,
  meter: FoundMeter,
  nowMicros: number,
): Promise<ClaimProof | null> => {
  if (!meter.proof_needed) return null;
  const holder = await holderOf(db, { sn: meter.sn, exceptId: meter.id });
  if (holder && !yields(holder)) return { kind: 'taken' };
  return proofStateOf(await sendersOf(db, meter.sn), begunOf(meter), nowMicros);
};
