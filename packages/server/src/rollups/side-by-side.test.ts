// Whoever changes a site and whoever changes what its meters counted take their locks in one order.
import type { TariffBody } from '@ohmstead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../test/build-login.ts';
import { buildMeter, buildSite } from '../../test/build-meter.ts';
import { nowMs } from '../clock/clock.ts';
import { deleteSite } from '../sites/editing/delete-site.ts';
import { saveTariff } from '../tariffs/save-tariff.ts';
import { invalidateRollupsIn } from './invalidate-rollups.ts';

const rounds = 60;

const tariff: TariffBody = {
  id: 0,
  name: 'Flat',
  validFrom: '2025-01-01',
  validTo: null,
  buying: { type: 'standard', priceMicros: 300_000 },
  feedIn: null,
  fixedCharges: [],
  demandCharge: null,
  taxes: [],
  exportCredit: false,
};

describe('side by side', () => {
  let server: TestApp;
  let login: Login;
  beforeAll(async () => {
    server = await appForTest();
    login = await buildLogin(server);
  });
  afterAll(() => server.close());

  const scope = () => ({ db: server.db, accountId: login.accountId, nowMs: nowMs(server.clock) });
  const newSite = async () => {
    const siteId = await buildSite(server.db, { account_id: login.accountId });
    const { id: meterId } = await buildMeter(server.db, { site_id: siteId });
    return { siteId, meterId };
  };
  const changePast = (meterId: number) =>
    server.db
      .transaction()
      .execute((trx) => invalidateRollupsIn(trx, [{ meterId, fromMicros: 0, toMicros: 1_000_000 }]));

  it('tariffs are saved and late readings written', { timeout: 60_000 }, async () => {
    const { siteId, meterId } = await newSite();
    await saveTariff(scope(), siteId, tariff);
    const { id } = await server.db
      .selectFrom('tariff_version')
      .select('id')
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow();
    const saving = Array.from({ length: rounds }, () => saveTariff(scope(), siteId, { ...tariff, id }));
    const changing = Array.from({ length: rounds }, () => changePast(meterId));
    const outcomes = await Promise.all(saving);
    await Promise.all(changing);
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['saved']));
  });

  it('a site is deleted while late readings are written', { timeout: 60_000 }, async () => {
    const { ingest, config } = server.context;
    const editor = { ...scope(), ingest, quotas: config.quotas, isDemo: false };
    const reasons: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { siteId, meterId } = await newSite();
      const changing = [1, 2, 3].map(() => changePast(meterId));
      const [deleting, ...changes] = await Promise.allSettled([deleteSite(editor, siteId), ...changing]);
      expect(deleting).toEqual({ status: 'fulfilled', value: null });
      for (const change of changes) if (change.status === 'rejected') reasons.push(String(change.reason));
    }
    // One that comes second finds no site.
    expect(reasons.filter((reason) => !/foreign key/.test(reason))).toEqual([]);
  });
});
