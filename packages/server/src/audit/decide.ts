// Stores what a person decides about items of the audit list.
import { isRefused, type Outcome } from '../errors/outcome.ts';
import { catchUp, type LedgerParts } from '../recompute/catch-up.ts';
import { transact } from '../storage/transact.ts';
import { type Noted, type Noter, noteStep, type Step } from './note-steps.ts';

export type Decider = LedgerParts & Noter;

export type Decided = Noted & { readonly isRecomputed: boolean };

/** The caller waits this long for the figures; a job does what is left. */
const patienceMs = 15_000;

export const decide = async (decider: Decider, meterId: number, step: Step): Promise<Outcome<Decided>> => {
  const noted = await transact(decider.db, (trx) => noteStep(trx, decider, meterId, step));
  return recompute(decider, meterId, noted);
};

/** Recomputes the figures; a refused decision may have marked them stale too. */
export const recompute = async (
  decider: LedgerParts,
  meterId: number,
  noted: Outcome<Noted>,
): Promise<Outcome<Decided>> => {
  const isRecomputed = await catchUp(decider, meterId, AbortSignal.timeout(patienceMs));
  return isRefused(noted) ? noted : { decisionId: noted.decisionId, isRecomputed };
};
