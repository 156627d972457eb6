import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { DemoInstallation } from './demo-setting.ts';
import type { FleetOrder } from './fleet-messages.ts';
import { faultsOf } from './planted-faults.ts';

const idsOf = ({ sites }: DemoInstallation): number[] =>
  sites.flatMap((site) => site.meters.map((meter) => meter.id));

/** The meters that are still there, with the keys they have now. */
export const demoMeters = async (
  db: Kysely<Database>,
  installation: DemoInstallation,
): Promise<FleetOrder['sites']> => {
  const rows = await db
    .selectFrom('meter')
    .select(['id', 'sn', 'upload_key as key'])
    .where('id', 'in', idsOf(installation))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return installation.sites.map(({ profile, meters }) => ({
    profile,
    meters: meters.flatMap(({ id, name }) => {
      const row = byId.get(id);
      const faults = installation.hasFaults ? faultsOf(profile, name, installation.countedFromMs) : [];
      return row ? [{ name, sn: row.sn, key: row.key, faults }] : [];
    }),
  }));
};

/** The instant up to which every meter of the demo has sent; null when one never has. */
export const liveUntil = async (
  db: Kysely<Database>,
  installation: DemoInstallation,
): Promise<number | null> => {
  const rows = await db
    .selectFrom('meter')
    .leftJoin('latest_reading', 'latest_reading.meter_id', 'meter.id')
    .select('latest_reading.at as at')
    .where('meter.id', 'in', idsOf(installation))
    .execute();
  if (rows.length === 0) return null;
  const times = rows.map(({ at }) => at?.getTime() ?? null);
  return times.reduce<number | null>(
    (least, at) => (least === null || at === null ? null : Math.min(least, at)),
    Number.POSITIVE_INFINITY,
  );
};
