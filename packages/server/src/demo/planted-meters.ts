// Where in the database the planted faults are.
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { DemoInstallation } from './demo-setting.ts';
import { type PlantedFault, type PlantedKind, plantedFaults, spanOfFault } from './planted-faults.ts';

/** A fault with the meter that has it; half-open: [fromMs, toMs). */
export type PlantedMeter = {
  readonly kind: PlantedKind;
  readonly fromMs: number;
  readonly toMs: number;
  readonly accountId: number;
  readonly siteId: number;
  readonly site: string;
  readonly timeZone: string;
  readonly meterId: number;
  readonly meter: string;
};

/** In the order in which they are planted. */
export const plantedMeters = async (
  db: Kysely<Database>,
  installation: DemoInstallation,
): Promise<PlantedMeter[]> => {
  const ids = plantedFaults.map((fault) => idOf(installation, fault));
  const rows = await db
    .selectFrom('meter')
    .innerJoin('site', 'site.id', 'meter.site_id')
    .select(['meter.id as meterId', 'meter.name as meter'])
    .select([
      'site.id as siteId',
      'site.name as site',
      'site.time_zone as timeZone',
      'site.account_id as accountId',
    ])
    .where('meter.id', 'in', [...new Set(ids)])
    .execute();
  return plantedFaults.flatMap((fault, index) => {
    const row = rows.find(({ meterId }) => meterId === ids[index]);
    return row ? [{ kind: fault.kind, ...spanOfFault(fault, installation.countedFromMs), ...row }] : [];
  });
};

const idOf = ({ sites }: DemoInstallation, fault: PlantedFault): number =>
  sites.find(({ profile }) => profile === fault.profile)?.meters.find(({ name }) => name === fault.meter)
    ?.id ?? 0;
