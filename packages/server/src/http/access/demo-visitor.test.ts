// What visitors of the demo may do: each call that changes something is refused, or is set back at night.
import { callList } from '@ohmstead/contract/openapi';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin } from '../../../test/build-login.ts';
import { buildNotice } from '../../../test/build-notice.ts';
import { ledgerJob } from '../../audit/ledger-job.ts';
import { demoJob } from '../../demo/demo-job.ts';
import { writeDemoHistory } from '../../demo/demo-setting.ts';
import { installDemo } from '../../demo/install-demo.ts';

const anchorMs = Date.parse('2026-03-01T00:00:00Z');
const daySeconds = 86_400;

/** Changes nothing that stays, whoever asks. */
const harmless = ['import.preview', 'tariff.validate', 'bill.whatIf', 'user.feedback', 'user.logout'];

let server: TestApp;
let token: string;
let sites: { readonly id: number; readonly name: string }[];
let meters: { readonly id: number; readonly siteId: number; readonly name: string }[];
beforeAll(async () => {
  server = await appForTest({ demo: true });
  await installDemo(server.db, { anchorMs, countedFromMs: anchorMs });
  const { id } = await server.db
    .selectFrom('account')
    .select('id')
    .where('kind', '=', 'demo')
    .executeTakeFirstOrThrow();
  token = await server.context.sessions.open({ id, endsOthers: false }, 'web', true);
  await night();
  sites = (await ask('GET', 'user/sitelist')).data;
  const publish_at = new Date(server.clock.nowMicros() / 1000);
  await server.db.updateTable('account').set({ created_at: publish_at }).execute();
  for (const type of ['product', 'promotion'] as const) await buildNotice(server.db, { type, publish_at });
  meters = (await ask('GET', 'user/meterlist')).data;
});
afterAll(() => server.close());

const ask = (method: string, path: string, body?: unknown) =>
  server.ask(method, `/api/v1/${path}`, { token, body });

const night = async (): Promise<void> => {
  server.clock.goOn(daySeconds);
  for (const job of [demoJob(server.context), ledgerJob(server.context)])
    await job.run(new AbortController().signal);
};

const site = () => sites[0]?.id ?? 0;
const meter = () => meters[0]?.id ?? 0;
const hour = { time: '2026-03-01T12:00:00Z' };
const tariff = { name: 'Mine', validFrom: '2026-03-05', buying: { type: 'standard', priceMicros: 1 } };

/** Every edit a visitor can make, by its call. */
const edits: Readonly<Record<string, () => ReturnType<typeof ask>>> = {
  'site.saveDataalertparameter': () => ask('POST', `site/dataalertparameter/${site()}`, { gapMinutes: 45 }),
  'audit.decide': () =>
    ask('POST', `inverter/decide/${meter()}`, { register: 'import', atMicros: '1', verdict: 'book' }),
  'audit.undo': () => ask('POST', `inverter/undo/${meter()}`, { decisionId: 1 }),
  'audit.answer': () => ask('POST', `inverter/auditanswer/${meter()}`, { at: '1', answer: 'fault' }),
  'audit.preview': () =>
    ask('POST', `inverter/decidepreview/${meter()}`, { at: '1', register: 0, verdict: 'book' }),
  'site.save': async () => {
    await ask('POST', 'site/save', { name: 'New', group: 'Mine' });
    return ask('POST', 'site/save', {
      id: site(),
      name: 'Mine',
      sortNumber: 9,
      group: 'Mine',
      position: 'x',
      timeZone: 'Asia/Tokyo',
      priceUnit: 'JPY',
      country: 'JP',
      province: 'x',
      city: 'x',
      address: 'x',
      remark: 'x',
      latitude: 1,
      longitude: 1,
      installationCompany: 'x',
      systemSizeKw: 1,
      seasonal: false,
      billingStartDay: 9,
      monthTarget: 1,
      phaseRule: 'netted',
      emissionGramsPerKwh: 1,
    });
  },
  'site.savemonthtarget': () => ask('POST', 'site/savemonthtarget', { id: sites[1]?.id, monthTarget: 3 }),
  'site.saveEmissions': () =>
    ask('POST', `site/emissions/${site()}`, { emissions: [{ ...hour, gramsPerKwh: 9000 }] }),
  'meter.save': async () => {
    const { siteId } = meters[0] ?? {};
    const parts = [{ meterId: meter(), sign: 1 }];
    expect((await ask('POST', 'inverter/save', { siteId, name: 'Sum', parts })).status).toBe(200);
    return ask('POST', 'inverter/save', {
      id: meter(),
      name: 'Mine',
      type: 3,
      useType: 3,
      ratedPowerW: 1,
      ratedCurrentA: 1,
      ratedVoltageV: 1,
      ratedFrequencyHz: 1,
      uploadMode: 'MQTT',
      counterModulusKwh: 5,
      sortNumber: 7,
    });
  },
  'user.sort': () => ask('POST', 'user/sort', { siteIds: sites.map(({ id }) => id).reverse() }),
  'user.notice': async () => {
    const { id } = await server.db.selectFrom('notice').select('id').executeTakeFirstOrThrow();
    return ask('GET', `user/notice/${id}`);
  },
  'user.readnotices': () => ask('POST', 'user/readnotices', { type: 'promotion' }),
  'bill.saveInvoice': () =>
    ask('POST', `bill/invoice/${site()}`, {
      name: 'Mine',
      from: '2026-03-01',
      to: '2026-03-31',
      lines: [{ kind: 'energy', kwh: 1, amount: 1 }],
    }),
  'tariff.save': () => ask('POST', `tariff/save/${site()}`, tariff),
  'tariff.savePrices': async () => {
    await ask('POST', `tariff/prices/${site()}`, { series: 'spot', prices: [{ ...hour, price: 7 }] });
    return ask('POST', `tariff/prices/${site()}`, { series: 'mine', prices: [{ ...hour, price: 7 }] });
  },
};

const changing = callList.filter(
  ({ access, method, changes }) => access === 'account' && (method !== 'GET' || changes),
);
const named = (calls: typeof changing) => calls.map((call) => [call.name, call] as const);

describe('user.demohistory', () => {
  it('shows the demo, and nobody else, how much of its history is there', async () => {
    const { db } = server;
    const oneDay = { fromMs: anchorMs, toMs: anchorMs + daySeconds * 1000 };
    await writeDemoHistory(db, { missing: [oneDay], plannedToMs: anchorMs + 4 * daySeconds * 1000 });
    expect((await ask('GET', 'user/demohistory')).data).toEqual({ share: 0.75 });
    const { token: another } = await buildLogin(server);
    const answer = await server.ask('GET', '/api/v1/user/demohistory', { token: another });
    expect(answer.data).toEqual({ share: null });
  });
});

describe('a visitor of the demo', () => {
  it('may make no change that is not known here', () => {
    const open = changing.filter(({ demo }) => demo !== 'refused').map(({ name }) => name);
    expect(open.sort()).toEqual([...Object.keys(edits), ...harmless].sort());
  });

  it.each(named(changing.filter(({ demo }) => demo === 'refused')))('is refused %s', async (_, call) => {
    const id = call.owned?.id === 'meter' ? meter() : site();
    const answer = await server.ask(call.method, call.path.replace('{id}', String(id)), { token });
    expect(answer).toMatchObject({ status: 403, data: { code: 'demo_read_only' } });
  });

  it('opens no public page, neither of a site nor with a new one', async () => {
    for (const id of [site(), 0]) {
      const answer = await ask('POST', 'site/save', { id, name: 'Mine', public: true });
      expect(answer).toMatchObject({ status: 403, data: { code: 'demo_read_only' } });
    }
  });

  it('gets no key to upload with', async () => {
    expect((await ask('GET', `inverter/get/${meter()}`)).data).toMatchObject({
      uploadKey: null,
      uploadAddress: null,
    });
  });

  it('leaves nothing behind after the night', async () => {
    await night();
    const before = await wholeDatabase();
    for (const [name, edit] of Object.entries(edits)) {
      const was = await wholeDatabase();
      const { status, message } = await edit();
      // Of the counters of an empty history there is nothing to decide about.
      if (name.startsWith('audit.')) expect(status, message).toBe(name === 'audit.undo' ? 404 : 400);
      else expect(status, `${name}: ${message}`).toBe(200);
      if (status === 200) expect(await wholeDatabase(), name).not.toEqual(was);
    }
    await night();
    expect(await wholeDatabase()).toEqual(before);
  });
});

/** What moves with the time and not with visitors, and what is only computed. */
const leftOut = ['session', 'setting', 'site_revision', 'site_change', 'kysely_migration', 'login_failure'];

/** Every row; of those that were written again without when, and by which id. */
const wholeDatabase = async (): Promise<Record<string, unknown[]>> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(server.db);
  const whole: Record<string, unknown[]> = {};
  for (const { name } of tables.filter(({ name }) => !leftOut.includes(name))) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(name)} as t`.execute(server.db);
    whole[name] = rows
      .map(({ row }) => withoutMoving(name, row))
      .filter((row) => row !== null)
      .sort();
  }
  return whole;
};

/** The exchange goes on publishing prices. */
const pricesUntil = '2026-03-12';

const withoutMoving = (table: string, row: Record<string, unknown>): string | null => {
  if (table === 'price_series' && String(row.at) >= pricesUntil) return null;
  // These count how often a ledger was made to be computed anew, and a meter changed.
  const { id, created_at, rebuild_mark, version, rules_version, ...rest } = row;
  return JSON.stringify(table === 'tariff_version' ? rest : { id, created_at, ...rest });
};
