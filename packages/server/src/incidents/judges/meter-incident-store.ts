// Incidents of meters that are not judged with each reading.
import type { IncidentKind } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../storage/schema.ts';
import { transact } from '../../storage/transact.ts';

type Db = Kysely<Database>;

export type BegunIncident = {
  readonly siteId: number;
  readonly meterId: number;
  readonly kind: IncidentKind;
  readonly phase: number | null;
  readonly startedAt: Date;
  readonly worst: number | null;
  readonly now: Date;
};

/** One that is known is left as it is. */
export const beganOf = (
  db: Db,
  { siteId, meterId, kind, phase, startedAt, worst, now }: BegunIncident,
): Promise<void> =>
  transact(db, async (trx) => {
    const made = await trx
      .insertInto('incident')
      .values({
        site_id: siteId,
        meter_id: meterId,
        kind,
        phase,
        started_at: startedAt,
        ended_at: null,
        limit_value: null,
        worst,
        worst_at: startedAt,
        facts: '[]',
        evidence: '[]',
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) await addStep(trx, { incidentId: made.id, step: 'began', at: startedAt, now });
  });

type EndedIncident = { readonly incidentId: number; readonly endedAt: Date; readonly now: Date };

export const endOf = (db: Db, { incidentId, endedAt, now }: EndedIncident): Promise<void> =>
  transact(db, async (trx) => {
    await trx.updateTable('incident').set({ ended_at: endedAt }).where('id', '=', incidentId).execute();
    await addStep(trx, { incidentId, step: 'recovered', at: endedAt, now });
  });

type Step = {
  readonly incidentId: number;
  readonly step: 'began' | 'recovered';
  readonly at: Date;
  readonly now: Date;
};

const addStep = async (db: Db, { incidentId, step, at, now }: Step): Promise<void> => {
  await db
    .insertInto('incident_step')
    .values({ incident_id: incidentId, step, at, settled_at: now, decided_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
