// A meter whose audit list is asked for, with what its site says about it.
import type { PhaseRule, UseType } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { hasNetRow } from '../rollups/has-net-row.ts';
import type { Database } from '../storage/schema.ts';

export type AuditedMeter = {
  readonly id: number;
  readonly siteId: number;
  readonly useType: UseType;
  readonly zone: string;
  readonly phaseRule: PhaseRule;
  readonly hasNetRow: boolean;
  readonly currency: string;
};

/** Null where there is no such meter. Callers have checked that the account may see it. */
export const auditedMeter = async (db: Kysely<Database>, meterId: number): Promise<AuditedMeter | null> =>
  (await db
    .selectFrom('meter')
    .innerJoin('site', 'site.id', 'meter.site_id')
    .select(['meter.id', 'meter.site_id as siteId', 'meter.use_type as useType'])
    .select(['site.time_zone as zone', 'site.phase_rule as phaseRule', 'site.price_unit as currency'])
    .select(hasNetRow(sql`${meterId}::int4`, [meterId]).as('hasNetRow'))
    .where('meter.id', '=', meterId)
    .executeTakeFirst()) ?? null;
