import type { BillColumns, TariffBody } from '@ohmstead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../../test/build-meter.ts';
import { testClock } from '../../../test/test-clock.ts';
import { forgetSiteIn } from '../../rollups/forget-derived.ts';

/** A Tuesday, 13:00 in Berlin. */
const noon = Date.parse('2026-03-10T12:00:00Z');
const hourMs = 3_600_000;

let server: TestApp;
let login: Login;
beforeAll(async () => {
  server = await appForTest({}, { clock: testClock(noon * 1000) });
  login = await buildLogin(server);
});
afterAll(() => server.close());

const ask = async (method: string, path: string, body?: unknown) => {
  const answer = await server.ask(method, `/api/v1/${path}`, { token: login.token, body });
  expect(answer).toMatchObject({ status: 200, successful: true });
  return answer.data;
};
const report = (siteId: number, query = '') => ask('GET', `site/billreport/${siteId}?${query}`);

type Read = { readonly at: string; readonly importKwh: number; readonly exportKwh?: number };

/** Counters at instants; between two of them energy flows evenly. */
const tell = async (meter: BuiltMeter, reads: readonly Read[]): Promise<void> => {
  const lines = reads.map(({ at, importKwh, exportKwh = 0 }) =>
    JSON.stringify({ key: meter.key, time: at, Data: [230, 1, 100, importKwh, exportKwh] }),
  );
  const response = await fetch(`${server.address}/api/v1/sensor/uploadbatch`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: lines.join('\n'),
  });
  expect((await response.json()).data).toMatchObject({ accepted: reads.length, refused: [] });
};

/** At every quarter-hour, as a meter that sends does. */
const steady = (from: string, to: string, kwhAnHour: number): Read[] =>
  every(hourMs / 4, from, to, kwhAnHour);
const hourly = (from: string, to: string, kwhAnHour: number): Read[] => every(hourMs, from, to, kwhAnHour);

const every = (stepMs: number, from: string, to: string, kwhAnHour: number): Read[] => {
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)];
  return Array.from({ length: (toMs - fromMs) / stepMs + 1 }, (_, step) => ({
    at: new Date(fromMs + step * stepMs).toISOString(),
    importKwh: 1000 + (step * stepMs * kwhAnHour) / hourMs,
  }));
};

const newSite = async (values: object = {}) => {
  const site_id = await buildSite(server.db, { account_id: login.accountId, ...values });
  return { siteId: site_id, meter: await buildMeter(server.db, { site_id, type: 1 }) };
};

const tariff = (validFrom: string, priceMicros: number, more: Partial<TariffBody> = {}) => ({
  name: `From ${validFrom}`,
  validFrom,
  buying: { type: 'standard', priceMicros },
  ...more,
});
const saveTariff = (siteId: number, body: object) => ask('POST', `tariff/save/${siteId}`, body);

describe('site.billreport', () => {
  it('bills a closed month to the cent, with charges, tax and coverage', async () => {
    const { siteId, meter } = await newSite();
    await tell(meter, steady('2026-01-31T23:00:00Z', '2026-02-28T23:00:00Z', 0.5));
    await saveTariff(
      siteId,
      tariff('2025-01-01', 253_400, {
        fixedCharges: [{ name: 'Base', per: 'month', amountMicros: 9_900_000 }],
        taxes: [{ name: 'VAT', ratePpm: 190_000, on: ['energy', 'fixed'] }],
      }),
    );
    // 28 days × 24 h × 0.5 kWh × 0.2534 € = 85.1424 €; and 19 % of 95.04 € are 18.0576 €.
    const bill = await report(siteId, 'reporttype=1&time=2026-02');
    expect(bill).toMatchObject({
      ...{ from: '2026-02-01', to: '2026-03-01', currency: 'EUR', minorDigits: 2, isOpen: false },
      lines: [
        { kind: 'energy', kWh: 336, price: 0.2534, amount: 85.14, days: 28 },
        { kind: 'fixed', name: 'Base', price: 9.9, amount: 9.9 },
        { kind: 'tax', name: 'VAT', rate: 0.19, base: 95.04, amount: 18.06 },
      ],
      total: 113.1,
      coverage: { measured: 1, estimated: 0, missing: 0, unpriced: 0 },
    });
    expect(Object.values(bill.tariffNames)).toEqual(['From 2025-01-01']);
    expect(await report(siteId, 'reporttype=1&time=2026-02')).toEqual(bill);
  });

  it('has no total without a tariff, and says which energy has no price', async () => {
    const { siteId, meter } = await newSite();
    await tell(meter, hourly('2026-03-01T00:00:00Z', '2026-03-10T12:00:00Z', 1));
    expect(await report(siteId)).toMatchObject({ total: null, lines: [], isOpen: true });
    await saveTariff(siteId, tariff('2026-03-05', 300_000));
    const bill = await report(siteId);
    expect(bill.unpriced).toMatchObject([{ reason: 'noVersion', to: '2026-03-04T23:00:00.000Z', kWh: 95 }]);
    // From the fifth, midnight, until now: 133 hours.
    expect(bill).toMatchObject({ lines: [{ kWh: 133, amount: 39.9 }], total: 39.9 });
  });

  it('prices each side of a version change in mid-period', async () => {
    const { siteId, meter } = await newSite();
    await tell(meter, hourly('2026-01-31T23:00:00Z', '2026-02-28T23:00:00Z', 1));
    await saveTariff(siteId, tariff('2025-01-01', 200_000));
    const { versions } = await saveTariff(siteId, tariff('2026-02-15', 300_000));
    expect(versions).toMatchObject([{ heldUntil: '2026-02-15', validTo: null }, { heldUntil: null }]);
    expect(await report(siteId, 'time=2026-02')).toMatchObject({
      lines: [
        { kWh: 336, price: 0.2, amount: 67.2, from: '2026-02-01', to: '2026-02-15', days: 14 },
        { kWh: 336, price: 0.3, amount: 100.8, from: '2026-02-15', to: '2026-03-01', days: 14 },
      ],
      total: 168,
    });
  });

  it('begins on the last day of months that have no 31st', async () => {
    const { siteId, meter } = await newSite({ billing_start_day: 31 });
    await tell(meter, hourly('2026-01-30T23:00:00Z', '2026-03-10T12:00:00Z', 1));
    await saveTariff(siteId, tariff('2025-01-01', 100_000));
    const january = await report(siteId, 'time=2026-01');
    expect(january).toMatchObject({ from: '2026-01-31', to: '2026-02-28', total: 67.2 });
    expect(await report(siteId, 'time=2026-02')).toMatchObject({ from: '2026-02-28', to: '2026-03-31' });
    expect(await report(siteId, 'time=2026-02-27')).toEqual(january);
    const year = await report(siteId, 'reporttype=2&time=2026');
    expect(year.periods).toMatchObject([{ total: 67.2 }, { from: '2026-02-28' }]);
    expect(year.total).toBeCloseTo(year.periods[0].total + year.periods[1].total, 10);
    const total = await report(siteId, 'reporttype=3');
    expect(total).toMatchObject({ from: '2026-01-31', isOpen: true, total: year.total });
  });

  it('lets the days of a period sum up to it, tiers and charges included', async () => {
    const { siteId, meter } = await newSite();
    await tell(meter, hourly('2026-02-28T23:00:00Z', '2026-03-10T12:00:00Z', 0.7));
    await saveTariff(siteId, {
      ...tariff('2025-01-01', 0),
      buying: {
        type: 'tiered',
        tiers: [
          { uptoKwh: 50, priceMicros: 101_300 },
          { uptoKwh: 100, priceMicros: 157_900 },
          { uptoKwh: null, priceMicros: 283_700 },
        ],
      },
      fixedCharges: [{ name: 'Base', per: 'month', amountMicros: 7_770_000 }],
    });
    const { total } = await report(siteId);
    let cents = 0;
    for (let day = 1; day <= 10; day += 1) {
      const bill = await report(siteId, `reporttype=0&time=2026-03-${String(day).padStart(2, '0')}`);
      cents += Math.round(bill.total * 100);
    }
    expect(cents).toBe(Math.round(total * 100));
  });

  it('tells itself over time by bands and charges, the parts summing up to it', async () => {
    const { siteId, meter } = await newSite();
    await tell(meter, hourly('2026-01-31T23:00:00Z', '2026-03-10T12:00:00Z', 1));
    await saveTariff(siteId, {
      ...tariff('2025-01-01', 0),
      buying: {
        type: 'timeOfUse',
        schedule: {
          ...{ summer: null, holidays: [], otherwise: 'offPeak' },
          rules: [
            {
              band: 'peak',
              from: '08:00',
              to: '20:00',
              weekdays: [1, 2, 3, 4, 5, 6, 7],
              onHolidays: true,
              season: null,
            },
          ],
        },
        prices: { peak: 300_000, offPeak: 200_000 },
        winterPrices: null,
      },
      fixedCharges: [{ name: 'Base', per: 'day', amountMicros: 500_000 }],
    });
    const columns = async (query: string): Promise<BillColumns> =>
      ask('GET', `site/billcolumns/${siteId}?${query}`);
    const february = await columns('reporttype=1&time=2026-02');
    expect(february.columns).toHaveLength(28);
    expect(february.columns[3]).toEqual({
      ...{ from: '2026-02-04', to: '2026-02-05' },
      kWh: { peak: 12, standard: null, offPeak: 12, unpriced: null },
      amount: { peak: 3.6, standard: null, offPeak: 2.4, charges: 0.5, credit: null },
      net: 6.5,
    });
    expect((await report(siteId, 'reporttype=1&time=2026-02')).net).toBe(182);
    const year = await columns('reporttype=2&time=2026');
    expect(year.columns).toMatchObject([{ from: '2026-02-01', net: 182 }, { from: '2026-03-01' }]);
    const [all] = (await columns('reporttype=3')).columns;
    expect(all?.net).toBeCloseTo((year.columns[0]?.net ?? 0) + (year.columns[1]?.net ?? 0), 9);
    // The running period has as many columns as days have begun.
    expect((await columns('reporttype=1')).columns).toHaveLength(10);
    expect((await columns('reporttype=0&time=2026-02-04')).columns).toEqual([february.columns[3]]);
    expect((await columns('reporttype=0&time=2027-01-04')).columns).toMatchObject([{ net: null }]);
    expect((await columns('reporttype=1&time=2027-01')).columns).toEqual([]);
    expect(february.whole).toMatchObject({ kWh: { peak: 336, offPeak: 336 }, net: 182 });
  });

  it('changes with a late reading a year old, and with a price corrected in the past', async () => {
    const { siteId, meter } = await newSite();
    const [first, ...rest] = hourly('2025-01-31T23:00:00Z', '2025-03-31T22:00:00Z', 1);
    if (!first) throw new Error('hours were made');
    const halfAnHour = { at: '2025-02-10T00:30:00Z', importKwh: 1217.5 };
    await tell(meter, [first, ...rest.filter(({ at }) => !at.startsWith('2025-02-1'))]);
    await tell(meter, [{ at: '2026-03-10T11:00:00Z', importKwh: 9000 }]);
    const { versions } = await saveTariff(siteId, {
      ...tariff('2024-01-01', 200_000),
      buying: {
        type: 'timeOfUse',
        schedule: {
          ...{ summer: null, holidays: [], otherwise: 'offPeak' },
          rules: [
            {
              ...{ band: 'peak', from: '00:00', to: '12:00', onHolidays: true, season: null },
              weekdays: [1, 2, 3, 4, 5, 6, 7],
            },
          ],
        },
        prices: { peak: 400_000, offPeak: 100_000 },
        winterPrices: null,
      },
    });
    const asked = 'reporttype=1&time=2025-02';
    const before = await report(siteId, asked);
    expect(before.coverage.estimated).toBeGreaterThan(0.3);
    expect(await report(siteId, asked)).toEqual(before);
    const kept = () =>
      server.db.selectFrom('bill_period').selectAll().where('site_id', '=', siteId).execute();
    expect(await kept()).toHaveLength(1);
    // In the gap's first half an hour nearly all of it flowed at night.
    await tell(meter, [{ ...halfAnHour, importKwh: 1235 }]);
    const after = await report(siteId, asked);
    expect(after.total).not.toBe(before.total);
    expect(sumOf(after.lines, 'kWh')).toBeCloseTo(sumOf(before.lines, 'kWh'), 6);
    // As it would be had it all been made anew.
    await server.db.transaction().execute((trx) => forgetSiteIn(trx, siteId));
    expect(await report(siteId, asked)).toEqual(after);
    const [version] = versions;
    await saveTariff(siteId, {
      ...version,
      id: Number(version.id),
      buying: { type: 'standard', priceMicros: 100_000 },
    });
    const corrected = await report(siteId, asked);
    expect(corrected.total).toBeCloseTo(sumOf(before.lines, 'kWh') / 10, 2);
  });

  it('prices by a dynamic series, negative prices too, and names what has none', async () => {
    const { siteId, meter } = await newSite();
    await tell(meter, hourly('2026-03-09T23:00:00Z', '2026-03-10T12:00:00Z', 2));
    const csv = ['time,price', '2026-03-10T00:00:00+01:00,0.30', '2026-03-10T01:00:00+01:00,-0.05'];
    const uploaded = await server.ask('POST', `/api/v1/tariff/prices/${siteId}?series=spot`, {
      token: login.token,
      body: csv.join('\n'),
      headers: { 'content-type': 'text/csv' },
    });
    expect(uploaded).toMatchObject({ message: 'Saved', data: { series: 'spot', prices: 2 } });
    await ask('POST', `tariff/prices/${siteId}`, {
      prices: [{ time: '2026-03-09T21:00:00-04:00', price: 0.1 }],
    });
    await saveTariff(siteId, {
      ...tariff('2026-03-10', 0),
      buying: { type: 'dynamic', series: 'spot', factorPpm: 1_000_000, markUpMicros: 0 },
    });
    const day = await report(siteId, 'reporttype=0&time=2026-03-10');
    // 2 kWh at 0.30, 2 at −0.05, and at two o’clock, 2 at 0.10.
    expect(day).toMatchObject({ lines: [{ kWh: 6, amount: 0.7, averaged: true }], total: 0.7 });
    expect(day.unpriced).toMatchObject([{ reason: 'noDynamicPrice', kWh: 20 }]);
    const prices = await ask('GET', `tariff/prices/${siteId}`);
    expect(prices).toMatchObject({ currency: 'EUR', minutes: [60, 60, 60], prices: [0.3, -0.05, 0.1] });
    expect((await ask('GET', `tariff/list/${siteId}`)).series).toMatchObject([{ name: 'spot' }]);
  });

  it('counts yen without a minor unit', async () => {
    const { siteId, meter } = await newSite({ time_zone: 'Asia/Tokyo', price_unit: 'JPY' });
    await tell(meter, hourly('2026-01-31T15:00:00Z', '2026-02-28T15:00:00Z', 0.1));
    await saveTariff(siteId, tariff('2026-01-01', 31_250_000));
    const bill = await report(siteId, 'time=2026-02');
    expect(bill).toMatchObject({ minorDigits: 0, lines: [{ kWh: 67.2, price: 31.25, amount: 2100 }] });
  });

  it('knows nothing of times far away, and keeps no bill of them', async () => {
    const { siteId, meter } = await newSite();
    await tell(meter, hourly('2026-03-10T00:00:00Z', '2026-03-10T12:00:00Z', 1));
    await saveTariff(siteId, tariff('2026-01-01', 300_000));
    for (const time of ['1000-01', '1970-01-01', '2030-05', '9999-12', '9999']) {
      for (const type of [0, 1, 2]) {
        const { coverage } = await report(siteId, `reporttype=${type}&time=${time}`);
        expect(coverage.measured + coverage.estimated).toBeLessThan(0.5);
      }
    }
    const kept = await server.db
      .selectFrom('bill_period')
      .selectAll()
      .where('site_id', '=', siteId)
      .execute();
    expect(kept).toEqual([]);
  });

  it('refuses a time that is none', async () => {
    const { siteId } = await newSite();
    for (const time of ['2026-02-30', 'yesterday', '2026-13']) {
      const answer = await server.ask('GET', `/api/v1/site/billreport/${siteId}?time=${time}`, {
        token: login.token,
      });
      expect(answer).toMatchObject({
        status: 400,
        data: { errors: [{ field: 'time', code: 'date_invalid' }] },
      });
    }
  });
});

describe('bill.invoice', () => {
  it('compares a real invoice line by line and names what differs', async () => {
    const { siteId, meter } = await newSite();
    await tell(meter, steady('2026-01-31T23:00:00Z', '2026-02-28T23:00:00Z', 0.5));
    await saveTariff(
      siteId,
      tariff('2025-01-01', 250_000, {
        fixedCharges: [{ name: 'Base', per: 'month', amountMicros: 10_000_000 }],
        taxes: [{ name: 'VAT', ratePpm: 200_000, on: ['energy', 'fixed'] }],
      }),
    );
    const invoice = {
      ...{ from: '2026-02-01', to: '2026-03-01', total: 118.8 },
      lines: [
        { kind: 'energy', kWh: 340, price: 0.25, amount: 85 },
        { kind: 'fixed', name: 'Base', amount: 10 },
        { kind: 'fixed', name: 'Reminder', amount: 4 },
        { kind: 'tax', rate: 0.2, amount: 19.8 },
      ],
    };
    const checked = await ask('POST', `bill/invoice/${siteId}`, invoice);
    // Ours: 336 kWh at 0.25 and 10, and a fifth of it.
    expect(checked).toMatchObject({ ourTotal: 112.8, difference: 6 });
    const named = Object.fromEntries(
      checked.differences.map(({ code, amount }: { code: string; amount: number }) => [code, amount]),
    );
    expect(named).toMatchObject({ energy: 1, extraLine: 4, taxBase: 1 });
    expect(checked.differences[0]).toMatchObject({ invoiceLine: 0, ourValue: 336, theirValue: 340 });
    expect(sumOf(checked.differences, 'amount')).toBeCloseTo(checked.difference, 10);
    const again = await ask('GET', `bill/invoice/${siteId}?invoice=${checked.id}`);
    expect(again).toEqual(checked);
    expect(await ask('GET', `bill/invoices/${siteId}`)).toMatchObject([{ id: checked.id, amount: 118.8 }]);
    await ask('DELETE', `bill/invoice/${siteId}?invoice=${checked.id}`);
    expect(await ask('GET', `bill/invoices/${siteId}`)).toEqual([]);
  });
});

describe('bill.whatIf', () => {
  it('bills the own history by another tariff, with a battery and with solar', async () => {
    const { siteId, meter } = await newSite({ latitude: 52.5, longitude: 13.4 });
    await tell(meter, steady('2026-02-28T23:00:00Z', '2026-03-07T23:00:00Z', 1));
    await saveTariff(siteId, tariff('2025-01-01', 300_000));
    const span = { from: '2026-03-01', to: '2026-03-08' };
    const whatIf = (body: object) => ask('POST', `bill/whatif/${siteId}`, { ...span, ...body });
    const other = await whatIf({ tariff: tariff('2026-01-01', 200_000) });
    expect(other).toMatchObject({
      actual: { importKwh: 168, cost: 50.4 },
      simulated: { importKwh: 168, cost: 33.6 },
      difference: -16.8,
    });
    const sunny = await whatIf({ solarKw: 6 });
    expect(sunny).toMatchObject({ solarBy: 'clearSky', actual: { cost: 50.4 } });
    expect(sunny.simulated.importKwh).toBeLessThan(168);
    const stored = await whatIf({ solarKw: 6, battery: { capacityKwh: 5 } });
    expect(stored.simulated.importKwh).toBeLessThan(sunny.simulated.importKwh);
    expect(stored.difference).toBeLessThan(sunny.difference);
  });

  it('needs to know where the sun shines', async () => {
    const { siteId } = await newSite();
    const body = { from: '2026-03-01', to: '2026-03-08', solarKw: 5 };
    const answer = await server.ask('POST', `/api/v1/bill/whatif/${siteId}`, { token: login.token, body });
    expect(answer).toMatchObject({ status: 400, data: { code: 'no_coordinates' } });
  });
});

describe('user.portfolio and user.sitelist', () => {
  it('sum the places of a group, bills by currency', async () => {
    const { accountId, token } = await buildLogin(server);
    const asOther = async (method: string, path: string, body?: unknown) =>
      (await server.ask(method, `/api/v1/${path}`, { token, body })).data;
    const sites = [];
    for (const group_name of ['North', 'North', null]) {
      const { siteId, meter } = await newSite({ account_id: accountId, group_name });
      await tell(meter, steady('2026-03-08T23:00:00Z', '2026-03-10T12:00:00Z', 2));
      await asOther('POST', `tariff/save/${siteId}`, tariff('2026-03-09', 100_000));
      sites.push(siteId);
    }
    const { groups, total } = await asOther('GET', 'user/portfolio');
    expect(groups).toMatchObject([
      {
        ...{ name: 'North', siteIds: sites.slice(0, 2), powerW: 200 },
        consumptionKwh: { today: 52, month: 148, year: 148 },
        bills: [{ currency: 'EUR', amount: 14.8, sites: 2 }],
        incompleteSiteIds: [],
      },
      { name: null, siteIds: sites.slice(2), bills: [{ amount: 7.4 }] },
    ]);
    expect(total).toMatchObject({
      ...{ powerW: 300, incompleteSiteIds: [] },
      consumptionKwh: { today: 78, month: 222, year: 222 },
      bills: [{ currency: 'EUR', amount: 22.2, sites: 3 }],
    });
    const list = await asOther('GET', 'user/sitelist');
    expect(list.map(({ monthFee }: { monthFee: number }) => monthFee)).toEqual([7.4, 7.4, 7.4]);
  });
});

describe('tariff.save', () => {
  it('names what is wrong, and where', async () => {
    const { siteId } = await newSite();
    const wrong = {
      ...tariff('2026-02-30', 0.25),
      taxes: [{ name: 'VAT', ratePpm: -1, on: [] }],
    };
    const answer = await server.ask('POST', `/api/v1/tariff/save/${siteId}`, {
      token: login.token,
      body: wrong,
    });
    expect(answer).toMatchObject({ status: 400, data: { code: 'validation' } });
    const fields = answer.data.errors.map(({ field, code }: Record<string, string>) => [field, code]);
    expect(fields).toEqual(
      expect.arrayContaining([
        ['validFrom', 'date_invalid'],
        ['buying.priceMicros', 'price_invalid'],
        ['taxes.0.ratePpm', 'rate_invalid'],
        ['taxes.0.on', 'tax_on_nothing'],
      ]),
    );
    const { problems } = await ask('POST', `tariff/validate/${siteId}`, wrong);
    expect(problems).toHaveLength(fields.length);
    expect((await ask('GET', `tariff/list/${siteId}`)).versions).toEqual([]);
  });

  it('keeps a version’s id when it is corrected and deletes it when asked', async () => {
    const { siteId } = await newSite();
    await saveTariff(siteId, tariff('2026-01-01', 100));
    const twice = { ...tariff('2026-01-01', 200) };
    const answer = await server.ask('POST', `/api/v1/tariff/save/${siteId}`, {
      token: login.token,
      body: twice,
    });
    expect(answer.data.errors).toMatchObject([{ field: 'validFrom', code: 'versions_overlap' }]);
    const [version] = (await saveTariff(siteId, tariff('2026-02-01', 300))).versions.slice(1);
    const edited = await saveTariff(siteId, { ...tariff('2026-03-01', 300), id: Number(version.id) });
    expect(edited.versions[1]).toMatchObject({ id: version.id, validFrom: '2026-03-01' });
    const left = await ask('DELETE', `tariff/delete/${siteId}?version=${version.id}`);
    expect(left.versions).toMatchObject([{ validFrom: '2026-01-01', heldUntil: null }]);
  });
});

const sumOf = (rows: readonly Record<string, number>[], key: string): number =>
  rows.reduce((sum, row) => sum + (row[key] ?? 0), 0);
