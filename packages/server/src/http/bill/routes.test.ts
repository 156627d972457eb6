import type { BillColumns } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { billedSites, hourly, steady, sumOf, tariff } from '../../../test/billed-sites.ts';
import { invalidateSiteIn } from '../../rollups/invalidate-rollups.ts';

const { answerTo, ask, newSite, saveTariff, server, sendReads } = billedSites();
const report = (siteId: number, query = '') => ask('GET', `site/billreport/${siteId}?${query}`);

describe('site.billreport', () => {
  it('bills a closed month to the cent, with charges, tax and coverage', async () => {
    const { siteId, meter } = await newSite();
    await sendReads(meter, steady('2026-01-31T23:00:00Z', '2026-02-28T23:00:00Z', 0.5));
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
      from: '2026-02-01',
      to: '2026-03-01',
      currency: 'EUR',
      minorDigits: 2,
      isOpen: false,
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

  it.each(['-1', '4', '1.5', 'month'])('refuses the report type %s', async (type) => {
    const { siteId } = await newSite();
    expect(await answerTo('GET', `site/billreport/${siteId}?reporttype=${type}`)).toMatchObject({
      status: 400,
      data: { errors: [{ field: 'reporttype', code: 'field_invalid' }] },
    });
  });

  it('has no total without a tariff, and says which energy has no price', async () => {
    const { siteId, meter } = await newSite();
    await sendReads(meter, hourly('2026-03-01T00:00:00Z', '2026-03-10T12:00:00Z', 1));
    expect(await report(siteId)).toMatchObject({ total: null, lines: [], isOpen: true });
    await saveTariff(siteId, tariff('2026-03-05', 300_000));
    const bill = await report(siteId);
    expect(bill.unpriced).toMatchObject([{ reason: 'noVersion', to: '2026-03-04T23:00:00.000Z', kWh: 95 }]);
    // From the fifth, midnight, until now: 133 hours.
    expect(bill).toMatchObject({ lines: [{ kWh: 133, amount: 39.9 }], total: 39.9 });
  });

  it('prices each side of a version change in mid-period', async () => {
    const { siteId, meter } = await newSite();
    await sendReads(meter, hourly('2026-01-31T23:00:00Z', '2026-02-28T23:00:00Z', 1));
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
    await sendReads(meter, hourly('2026-01-30T23:00:00Z', '2026-03-10T12:00:00Z', 1));
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
    await sendReads(meter, hourly('2026-02-28T23:00:00Z', '2026-03-10T12:00:00Z', 0.7));
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

  it('shows itself over time by bands and charges, the parts summing up to it', async () => {
    const { siteId, meter } = await newSite();
    await sendReads(meter, hourly('2026-01-31T23:00:00Z', '2026-03-10T12:00:00Z', 1));
    await saveTariff(siteId, {
      ...tariff('2025-01-01', 0),
      buying: {
        type: 'timeOfUse',
        schedule: {
          summer: null,
          holidays: [],
          otherwise: 'offPeak',
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
      from: '2026-02-04',
      to: '2026-02-05',
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

    const week = 'starttime=2026-02-23&endtime=2026-03-02';
    const { columns: days, whole } = await columns(week);
    expect(days).toHaveLength(7);
    expect(days.slice(0, 6)).toEqual(february.columns.slice(22));
    expect(whole).toMatchObject({ from: '2026-02-23', to: '2026-03-02' });
    expect(whole.net).toBeCloseTo(
      days.reduce((sum, { net }) => sum + (net ?? 0), 0),
      9,
    );
    expect(await report(siteId, week)).toMatchObject({
      from: '2026-02-23',
      to: '2026-03-02',
      net: whole.net,
      isOpen: false,
      periods: [{ to: '2026-03-01' }, { from: '2026-03-01' }],
    });
    expect((await columns('starttime=2026-03-09&endtime=2026-03-16')).columns).toHaveLength(2);
  });

  it.each(['starttime=2026-03-02', 'endtime=2026-03-02', 'starttime=2026-03-02&endtime=2026-03-02'])(
    'is not of days like %s',
    async (days) => {
      const { siteId } = await newSite();
      const answer = await answerTo('GET', `site/billreport/${siteId}?${days}`);
      expect(answer).toMatchObject({ status: 400, data: { errors: [{ code: 'date_invalid' }] } });
    },
  );

  it('changes with a late reading a year old, and with a price corrected in the past', async () => {
    const { siteId, meter } = await newSite();
    const [first, ...rest] = hourly('2025-01-31T23:00:00Z', '2025-03-31T22:00:00Z', 1);
    if (!first) throw new Error('hours were made');
    const halfAnHour = { at: '2025-02-10T00:30:00Z', importKwh: 1217.5 };
    await sendReads(meter, [first, ...rest.filter(({ at }) => !at.startsWith('2025-02-1'))]);
    await sendReads(meter, [{ at: '2026-03-10T11:00:00Z', importKwh: 9000 }]);
    const { versions } = await saveTariff(siteId, {
      ...tariff('2024-01-01', 200_000),
      buying: {
        type: 'timeOfUse',
        schedule: {
          summer: null,
          holidays: [],
          otherwise: 'offPeak',
          rules: [
            {
              band: 'peak',
              from: '00:00',
              to: '12:00',
              onHolidays: true,
              season: null,
              weekdays: [1, 2, 3, 4, 5, 6, 7],
            },
          ],
        },
        prices: { peak: 400_000, offPeak: 100_000 },
        winterPrices: null,
      },
    });
    const query = 'reporttype=1&time=2025-02';
    const before = await report(siteId, query);
    expect(before.coverage.estimated).toBeGreaterThan(0.3);
    expect(await report(siteId, query)).toEqual(before);
    const kept = () =>
      server().db.selectFrom('bill_period').selectAll().where('site_id', '=', siteId).execute();
    expect(await kept()).toHaveLength(1);
    // In the gap's first half an hour nearly all of it flowed at night.
    await sendReads(meter, [{ ...halfAnHour, importKwh: 1235 }]);
    const after = await report(siteId, query);
    expect(after.total).not.toBe(before.total);
    expect(sumOf(after.lines, 'kWh')).toBeCloseTo(sumOf(before.lines, 'kWh'), 6);
    // As it would be had it all been made anew.
    await server()
      .db.transaction()
      .execute((trx) => invalidateSiteIn(trx, siteId));
    expect(await report(siteId, query)).toEqual(after);
    const [version] = versions;
    await saveTariff(siteId, {
      ...version,
      id: Number(version.id),
      buying: { type: 'standard', priceMicros: 100_000 },
    });
    const corrected = await report(siteId, query);
    expect(corrected.total).toBeCloseTo(sumOf(before.lines, 'kWh') / 10, 2);
  });

  it('prices by a dynamic series, negative prices too, and names what has none', async () => {
    const { siteId, meter } = await newSite();
    await sendReads(meter, hourly('2026-03-09T23:00:00Z', '2026-03-10T12:00:00Z', 2));
    const csv = ['time,price', '2026-03-10T00:00:00+01:00,0.30', '2026-03-10T01:00:00+01:00,-0.05'];
    const uploaded = await answerTo('POST', `tariff/prices/${siteId}?series=spot`, csv.join('\n'), {
      'content-type': 'text/csv',
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
    await sendReads(meter, hourly('2026-01-31T15:00:00Z', '2026-02-28T15:00:00Z', 0.1));
    await saveTariff(siteId, tariff('2026-01-01', 31_250_000));
    const bill = await report(siteId, 'time=2026-02');
    expect(bill).toMatchObject({ minorDigits: 0, lines: [{ kWh: 67.2, price: 31.25, amount: 2100 }] });
  });

  it('knows nothing of times far away, and keeps no bill of them', async () => {
    const { siteId, meter } = await newSite();
    await sendReads(meter, hourly('2026-03-10T00:00:00Z', '2026-03-10T12:00:00Z', 1));
    await saveTariff(siteId, tariff('2026-01-01', 300_000));
    for (const time of ['1000-01', '1970-01-01', '2030-05', '9999-12', '9999']) {
      for (const type of [0, 1, 2]) {
        const { coverage } = await report(siteId, `reporttype=${type}&time=${time}`);
        expect(coverage.measured + coverage.estimated).toBeLessThan(0.5);
      }
    }
    const kept = await server()
      .db.selectFrom('bill_period')
      .selectAll()
      .where('site_id', '=', siteId)
      .execute();
    expect(kept).toEqual([]);
  });

  it('refuses a time that is none', async () => {
    const { siteId } = await newSite();
    for (const time of ['2026-02-30', 'yesterday', '2026-13']) {
      const answer = await answerTo('GET', `site/billreport/${siteId}?time=${time}`);
      expect(answer).toMatchObject({
        status: 400,
        data: { errors: [{ field: 'time', code: 'date_invalid' }] },
      });
    }
  });
});
