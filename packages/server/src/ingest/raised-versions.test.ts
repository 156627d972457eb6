// Every change of a meter raises its version, whatever code makes it: see docs/adr/0038.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../test/app-for-test.ts';
import { buildLogin } from '../../test/build-login.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../test/build-meter.ts';
import { importIntervals, steadyQuarters } from '../../test/interval-meters.ts';
import { removeIntervals } from '../intervals/remove-intervals.ts';
import { catchUp } from '../recompute/catch-up.ts';
import { markAllStale } from '../recompute/stale-ledger.ts';
import { packHotRows } from './pack-job.ts';
import { openRetention } from './retention.ts';

const never = new AbortController().signal;

describe('the version of a meter', () => {
  let server: TestApp;
  let token: string;
  let adminToken: string;
  let site_id: number;
  let otherSiteId: number;
  beforeAll(async () => {
    server = await appForTest();
    const { accountId: account_id, ...login } = await buildLogin(server);
    token = login.token;
    adminToken = (await buildLogin(server, 'admin')).token;
    site_id = await buildSite(server.db, { account_id, time_zone: 'UTC' });
    otherSiteId = await buildSite(server.db, { account_id, time_zone: 'UTC' });
    await buildMeter(server.db, { site_id });
  });
  afterAll(() => server.close());

  const send = async (path: string, body: object | string, type = 'application/json', sender = token) => {
    const headers = { 'content-type': type };
    const answer = await server.ask('POST', `/api/v1/${path}`, { token: sender, body, headers });
    expect(answer).toMatchObject({ status: 200 });
    return answer.data;
  };
  const upload = async ({ key }: BuiltMeter, minute: number, importKwh: number) => {
    const time = new Date(Date.UTC(2026, 2, 5, 10, minute)).toISOString();
    const line = JSON.stringify({ key, time, Data: [230, 1, 100, importKwh, 0] });
    await send('sensor/uploadbatch', line, 'application/x-ndjson');
    await server.context.ingest.flush();
  };
  const edit = ({ id, sn }: BuiltMeter, changed: object) =>
    send('inverter/save', { id, name: 'Grid', sn, ...changed });
  const decide = async ({ id }: BuiltMeter, verdict: string): Promise<number> => {
    const audit = await server.ask('GET', `/api/v1/inverter/audit/${id}`, { token });
    const [{ at, register }] = audit.data.items;
    return (await send(`inverter/decide/${id}`, { at, register, verdict })).decisionId;
  };
  const csv = 'time,import_kwh\n2026-03-01T00:00:00Z,1\n2026-03-01T12:00:00Z,2';
  const importFile = async ({ id }: BuiltMeter): Promise<number> =>
    (await send(`inverter/import/${id}`, csv, 'text/csv')).importId;
  const pack = () => packHotRows(server.context, never);
  const intervals = ({ id }: BuiltMeter) =>
    importIntervals(server, id, steadyQuarters('2026-03-02T00:00:00Z', 96, [250_000, 0]));
  const rule = (meterId: number | null) =>
    send(`site/alertrules/${site_id}`, { kind: 'overPower', meterId, isOn: true, limit: 5000 });
  const claimed = ({ id }: BuiltMeter) =>
    server.db.updateTable('meter').set({ proof_needed: true }).where('id', '=', id).execute();

  /** Of each change, what has to be so before it gives what it is done with. */
  const changes: Record<string, (meter: BuiltMeter) => Promise<() => Promise<unknown>>> = {
    'a reading': async (meter) => () => upload(meter, 120, 9),
    'a late reading': async (meter) => () => upload(meter, 7, 100.5),
    'a decision': async (meter) => () => decide(meter, 'skip'),
    'a decision taken back': async (meter) => {
      const decisionId = await decide(meter, 'skip');
      return () => send(`inverter/undo/${meter.id}`, { decisionId });
    },
    'another device':
      async ({ id }) =>
      () =>
        send(`inverter/replace/${id}`, {
          at: '2026-03-05T10:40:00Z',
          finalCounts: [{ phase: 'A', importKwh: 3 }],
          firstCounts: [{ phase: 'A', importKwh: 4 }],
        }),
    'an import': async (meter) => () => importFile(meter),
    'an import taken out': async (meter) => {
      const importId = await importFile(meter);
      return () => send(`inverter/undoimport/${meter.id}`, { importId });
    },
    intervals: async (meter) => () => intervals(meter),
    'intervals taken out': async (meter) => {
      const importId = await intervals(meter);
      return () => removeIntervals(server.db, { meterId: meter.id, importId });
    },
    'a recomputation': async ({ id }) => {
      await markAllStale(server.db, id);
      return () => catchUp(server.context, id);
    },
    'readings packed': async () => pack,
    'readings no longer kept': async () => {
      await pack();
      const expire = () => openRetention(server.db, server.clock, 1).expire(server.context.ingest, never);
      await expire();
      server.clock.goOn(86_400);
      return expire;
    },
    'another rating': async (meter) => () => edit(meter, { ratedPowerW: 9000 }),
    'another end of its counters': async (meter) => () => edit(meter, { counterModulusKwh: 100_000 }),
    'another serial number': async (meter) => () => edit(meter, { sn: `${meter.sn}B` }),
    'another site': async (meter) => () => edit(meter, { siteId: otherSiteId }),
    'another key':
      async ({ id }) =>
      () =>
        send(`inverter/renewkey/${id}`, {}),
    'uploads without its key':
      async ({ id }) =>
      () =>
        send(`inverter/openupload/${id}`, {}),
    'a claim': async (meter) => () => claimed(meter),
    'a claim accepted': async (meter) => {
      await claimed(meter);
      return () => send(`admin/releaseproof/${meter.id}`, {}, 'application/json', adminToken);
    },
    'an alert rule':
      async ({ id }) =>
      () =>
        rule(id),
    'an alert rule of its site': async () => () => rule(null),
    'what is abnormal at its site': async () => () =>
      send(`site/dataalertparameter/${site_id}`, { overPowerPercent: 130 }),
  };

  const versionsOf = ({ id }: BuiltMeter) =>
    server.db
      .selectFrom('latest_reading')
      .select(['version', 'rules_version'])
      .where('meter_id', '=', id)
      .executeTakeFirst();

  /** Its count falls once, which somebody may decide about. */
  const newMeter = async (): Promise<BuiltMeter> => {
    const meter = await buildMeter(server.db, { site_id, type: 1 });
    for (const [place, importKwh] of [100, 101, 3, 4, 5, 6].entries())
      await upload(meter, place * 15, importKwh);
    return meter;
  };

  it.each(Object.keys(changes))('rises with %s', async (name) => {
    const meter = await newMeter();
    const change = await changes[name]?.(meter);
    const before = await versionsOf(meter);
    await change?.();
    expect((await versionsOf(meter))?.version).toBeGreaterThan(before?.version ?? 0);
  });

  it('stays where nothing changes', async () => {
    const meter = await newMeter();
    const before = await versionsOf(meter);
    await edit(meter, { name: 'Another name' });
    expect(await versionsOf(meter)).toEqual(before);
  });

  it('is there as long as the meter', async () => {
    const meter = await buildMeter(server.db, { site_id });
    expect(await versionsOf(meter)).toEqual({ version: 0, rules_version: 0 });
    await server.ask('DELETE', `/api/v1/inverter/delete/${meter.id}`, { token });
    expect(await versionsOf(meter)).toBeUndefined();
  });
});
