// Decides about the steps that are due: people are notified, each way there is, or not. Those of a turn are decided and notified
// in one transaction, so that nobody is notified twice, whoever notifies.
import type { IncidentStep } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { keepEvidence } from './incident-evidence.ts';
import { type Notifying, notifyOfSteps } from './notify-of-steps.ts';
import { dueSteps, isOn, notifiedStepOf, type StepRow } from './step-rows.ts';

type Parts = Pick<Notifying, 'publicAddress'> & { readonly db: Kysely<Database> };

/** So many are decided in one transaction. */
const stepsAtOnce = 100;

/** Gives how many were decided. */
export const notifyDueSteps = (
  { db, publicAddress }: Parts,
  now: Date,
  most: number = stepsAtOnce,
): Promise<number> =>
  transact(db, async (trx) => {
    const steps = await dueSteps(trx, now, most);
    if (steps.length === 0) return 0;
    const notified = stepsToNotify(steps);
    await decide(trx, { steps, notified, now });
    for (const step of notified) await keepEvidence(trx, step, now);
    await notifyOfSteps(trx, notified.map(notifiedStepOf), { at: now, publicAddress });
    return steps.length;
  });

/** The oldest that is due waits behind the others: people cannot be notified of it now. */
export const putOffOldestStep = ({ db }: Pick<Parts, 'db'>, now: Date, restMs: number): Promise<void> =>
  transact(db, async (trx) => {
    for (const { step_id } of await dueSteps(trx, now, 1))
      await trx
        .updateTable('incident_step')
        .set({ settled_at: new Date(now.getTime() + restMs) })
        .where('id', '=', step_id)
        .execute();
  });

const stepsToNotify = (steps: readonly StepRow[]): StepRow[] => {
  const notifiedNow = new Map<number, IncidentStep>();
  return steps.filter((step) => {
    const isNotified = mustNotify(step, notifiedNow.get(step.incident_id));
    if (isNotified) notifiedNow.set(step.incident_id, step.step);
    return isNotified;
  });
};

/** Whoever was notified of a beginning is notified how it went on, unless it was called normal or is as the last message said. */
const mustNotify = (step: StepRow, notifiedBefore: IncidentStep | undefined): boolean => {
  if (step.is_normal) return false;
  if (step.step === 'began') return step.corrected_at === null && !step.was_paused_away && isOn(step);
  // Taken back, and then found to be so after all.
  if (step.step === 'corrected' && step.corrected_at === null) return false;
  return notifiedBefore === undefined ? step.is_believed : notifiedBefore !== 'corrected';
};

type Decision = {
  readonly steps: readonly StepRow[];
  readonly notified: readonly StepRow[];
  readonly now: Date;
};

const decide = async (trx: Kysely<Database>, { steps, notified, now }: Decision): Promise<void> => {
  const idsOf = (rows: readonly StepRow[]): number[] => rows.map(({ step_id }) => step_id);
  await trx
    .updateTable('incident_step')
    .set({ decided_at: now, was_notified: sql<boolean>`id = any(${idsOf(notified)}::bigint[])` })
    .where(sql<boolean>`id = any(${idsOf(steps)}::bigint[])`)
    .execute();
};
