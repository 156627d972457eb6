// Decides about the steps that are due: told, each way there is, or not. Those of a turn in one transaction, in which they are
// decided, so that nothing is told twice, whoever tells.
import type { IncidentStep } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { keepEvidence } from './incident-evidence.ts';
import { dueSteps, isOn, type StepRow, toldStepOf } from './step-rows.ts';
import { type Telling, tellSteps } from './tell-steps.ts';

type Parts = Pick<Telling, 'publicAddress'> & { readonly db: Kysely<Database> };

/** So many are decided in one transaction. */
const stepsAtOnce = 100;

/** Gives how many were decided. */
export const tellDueSteps = (
  { db, publicAddress }: Parts,
  now: Date,
  most: number = stepsAtOnce,
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const steps = await dueSteps(trx, now, most);
    if (steps.length === 0) return 0;
    const told = stepsToTell(steps);
    await decide(trx, { steps, told, now });
    for (const step of told) await keepEvidence(trx, step, now);
    await tellSteps(trx, told.map(toldStepOf), { at: now, publicAddress });
    return steps.length;
  });

/** The oldest that is due waits behind the others: it cannot be told now. */
export const putOffOldestStep = ({ db }: Pick<Parts, 'db'>, now: Date, restMs: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const { step_id } of await dueSteps(trx, now, 1))
      await trx
        .updateTable('incident_step')
        .set({ settled_at: new Date(now.getTime() + restMs) })
        .where('id', '=', step_id)
        .execute();
  });

const stepsToTell = (steps: readonly StepRow[]): StepRow[] => {
  const toldNow = new Map<number, IncidentStep>();
  return steps.filter((step) => {
    const isTold = mustTell(step, toldNow.get(step.incident_id));
    if (isTold) toldNow.set(step.incident_id, step.step);
    return isTold;
  });
};

/** Whoever was told of a beginning is told how it went on, unless it was called normal or turned out as it was told before. */
const mustTell = (step: StepRow, toldBefore: IncidentStep | undefined): boolean => {
  if (step.is_normal) return false;
  if (step.step === 'began') return step.corrected_at === null && !step.is_snoozed && isOn(step);
  // Taken back, and then found to be so after all.
  if (step.step === 'corrected' && step.corrected_at === null) return false;
  return toldBefore === undefined ? step.is_believed : toldBefore !== 'corrected';
};

type Decision = {
  readonly steps: readonly StepRow[];
  readonly told: readonly StepRow[];
  readonly now: Date;
};

const decide = async (trx: Kysely<Database>, { steps, told, now }: Decision): Promise<void> => {
  const idsOf = (rows: readonly StepRow[]): number[] => rows.map(({ step_id }) => step_id);
  await trx
    .updateTable('incident_step')
    .set({ decided_at: now, was_told: sql<boolean>`id = any(${idsOf(told)}::bigint[])` })
    .where(sql<boolean>`id = any(${idsOf(steps)}::bigint[])`)
    .execute();
};
