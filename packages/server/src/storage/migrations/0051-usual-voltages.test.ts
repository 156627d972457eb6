import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildMeter, buildSite } from '../../../test/build-meter.ts';
import { databaseForTest } from '../../../test/database-for-test.ts';
import type { Storage } from '../storage.ts';
import { usualVoltages } from './0051-usual-voltages.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await databaseForTest();
});
afterAll(() => storage.close());

/** A site with a meter for each voltage that was read last; null: none yet. */
const siteOf = async (volts: readonly (number | null)[], rated: number | null = null): Promise<number> => {
  const siteId = await buildSite(storage.db);
  for (const read of volts) {
    const { id } = await buildMeter(storage.db, { site_id: siteId, rated_voltage_v: rated });
    const phase_values = read === null ? null : [read, 1, 100, 1, 0, 50, 1];
    await storage.db.updateTable('latest_reading').set({ phase_values }).where('meter_id', '=', id).execute();
  }
  await storage.db
    .insertInto('alert_rule')
    .values(
      (['overVoltage', 'underVoltage', 'overPower'] as const).map((kind) => {
        return { site_id: siteId, meter_id: null, kind, is_on: kind !== 'underVoltage', limit_value: null };
      }),
    )
    .execute();
  return siteId;
};

it('keeps the limit that a voltage read last made of a rule, where it is one', async () => {
  const { db } = storage;
  const sites = [
    await siteOf([233, null, 228]),
    await siteOf([236]),
    await siteOf([233, 121]),
    await siteOf([233], 230),
    await siteOf([null]),
    await siteOf([0.2]),
  ];
  const shares = { site_id: sites[1] ?? 0, over_voltage_percent: 105 };
  await db.insertInto('alert_parameter').values(shares).execute();
  await usualVoltages.up(db as unknown as Kysely<unknown>); // a migration knows no tables
  const rules = await db.selectFrom('alert_rule').selectAll().orderBy('site_id').execute();
  const limits = rules.filter(({ kind }) => kind === 'overVoltage').map(({ limit_value }) => limit_value);
  expect(limits).toEqual([253, 252, null, null, null, null]);
  expect(rules.filter(({ kind }) => kind !== 'overVoltage').every((one) => one.limit_value === null)).toBe(
    true,
  );
});
