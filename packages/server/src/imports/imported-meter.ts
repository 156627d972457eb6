import type { PhaseRule } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { MeterGone } from './write-chunk.ts';

/** What an import needs to know of its meter. */
export type ImportedMeter = {
  readonly id: number;
  /** The site's. */
  readonly zone: string;
  readonly rule: PhaseRule;
  /** What it can pass; null where nobody has said. */
  readonly ratedKw: number | null;
};

const wattsPerKilowatt = 1000;

export const importedMeter = async (db: Kysely<Database>, meterId: number): Promise<ImportedMeter> => {
  const row = await db
    .selectFrom('meter')
    .innerJoin('site', 'site.id', 'meter.site_id')
    .select(['site.time_zone', 'site.phase_rule', 'meter.rated_power_w'])
    .where('meter.id', '=', meterId)
    .executeTakeFirst();
  if (!row) throw new MeterGone();
  const { time_zone: zone, phase_rule: rule, rated_power_w: ratedW } = row;
  return { id: meterId, zone, rule, ratedKw: ratedW === null ? null : ratedW / wattsPerKilowatt };
};
