// The steps of a site's incidents, as its judges write them: left to the notifier, or silent from the beginning.
import type { IncidentStep } from '@ohmstead/domain';
import type { Transaction } from 'kysely';
import type { Database } from '../../storage/schema.ts';

type Trx = Transaction<Database>;

type Step = {
  readonly step: IncidentStep;
  readonly at: Date;
  readonly now: Date;
  /** Decided at once: nobody is notified. */
  readonly isSilent: boolean;
};

export const addStep = async (
  trx: Trx,
  incidentId: number,
  { step, at, now, isSilent }: Step,
): Promise<void> => {
  await trx
    .insertInto('incident_step')
    .values({ incident_id: incidentId, step, at, settled_at: now, decided_at: isSilent ? now : null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const wasNotified = async (trx: Trx, incidentId: number, step: IncidentStep): Promise<boolean> =>
  (await trx
    .selectFrom('incident_step')
    .select('id')
    .where('incident_id', '=', incidentId)
    .where('step', '=', step)
    .where('was_notified', '=', true)
    .executeTakeFirst()) !== undefined;
