import type { Kysely } from 'kysely';
import { withLatest } from '../sites/latest-of-meters.ts';
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
  const meters = await db.selectFrom('meter').select('id').where('id', 'in', idsOf(installation)).execute();
  const rows = await withLatest(db, meters);
  if (rows.length === 0) return null;
  const times = rows.map(({ at }) => at?.getTime() ?? null);
  return times.reduce<number | null>(
    (least, at) => (least === null || at === null ? null : Math.min(least, at)),
    Number.POSITIVE_INFINITY,
  );
};
