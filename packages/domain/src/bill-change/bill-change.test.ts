import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BillScenario, billScenario, inputOf } from '../../test/arbitrary-tariff.ts';
import { buildSlots, buildVersion } from '../../test/build-tariff.ts';
import {
  amountDue,
  type BillChangePart,
  billChange,
  billingPeriodOf,
  billOf,
  billTotals,
  type ComparedBill,
  quarterHourMs,
  type TariffVersion,
} from '../index.ts';

const comparedOf = (scenario: BillScenario, energies: readonly number[]): ComparedBill => {
  const input = inputOf(scenario);
  const uses = energies.map((energyMwh, place) => ({ meterId: place === 0 ? null : place, energyMwh }));
  return { input, bill: billOf(input), uses };
};

const sum = (parts: readonly BillChangePart[]): number =>
  parts.reduce((total, { amount }) => total + amount, 0);
const energies = fc.array(fc.integer({ min: -50_000, max: 4_000_000 }), { minLength: 1, maxLength: 4 });

describe('billChange', { timeout: 60_000 }, () => {
  it('is the difference of the two bills, to the minor unit, whatever the tariffs and the energy', () => {
    let [compared, drawn] = [0, 0];
    fc.assert(
      fc.property(billScenario, billScenario, energies, energies, (one, other, used, usedThen) => {
        drawn += 1;
        const currency = one.currency;
        const before = comparedOf(one, used);
        const after = comparedOf({ ...other, currency }, usedThen);
        const parts = billChange(before, after);
        const [from, to] = [before, after].map(({ bill }) => amountDue(billTotals(bill)));
        if (from == null || to == null) assert.equal(parts, null);
        else {
          assert.equal(sum(parts ?? []), to - from);
          compared += 1;
        }
      }),
      { numRuns: 2_500 },
    );
    // A short run ends by the clock.
    expect(compared).toBeGreaterThan(0.4 * drawn);
  });
});

const zone = 'Europe/Berlin';
const price = (priceMicros: number): TariffVersion =>
  buildVersion({ buying: { type: 'standard', priceMicros } });

type Month = {
  readonly month: string;
  readonly version?: TariffVersion;
  /** kWh a day, of which the second is bought. */
  readonly used?: readonly [consumed: number, imported: number];
  /** Bought only in these hours of UTC. */
  readonly hours?: readonly [from: number, to: number];
  readonly boiler?: number;
};

const monthOf = ({
  month,
  version = price(300_000),
  used = [10, 10],
  hours = [0, 24],
  boiler = 0,
}: Month) => {
  const period = billingPeriodOf(zone, 1, `${month}-01`);
  const count = (period.toMs - period.fromMs) / quarterHourMs;
  const [from, to] = hours;
  const inHours = (slot: number): boolean => {
    const hour = new Date(period.fromMs + slot * quarterHourMs).getUTCHours();
    return hour >= from && hour < to;
  };
  const bought = Array.from({ length: count }, (_, slot) => slot).filter(inHours).length;
  const mwh = (kwhADay: number): number => Math.round(kwhADay * period.days * 1_000_000);
  const imported = Array.from({ length: count }, (_, slot) =>
    inHours(slot) ? Math.round(mwh(used[1]) / bought) : 0,
  );
  const input = {
    slots: buildSlots(period.fromMs, { imported, exported: imported.map(() => 0) }),
    period,
    versions: [version],
    timeZone: zone,
    currency: 'EUR',
    prices: {},
  };
  const uses = [
    { meterId: null, energyMwh: mwh(used[0] - boiler) },
    { meterId: 7, energyMwh: mwh(boiler) },
  ];
  return { input, bill: billOf(input), uses };
};

const changeOf = (before: Month, after: Month) =>
  Object.fromEntries(
    (billChange(monthOf(before), monthOf(after)) ?? []).map(({ kind, meterId, amount }) => [
      meterId === null ? kind : `${kind} ${meterId}`,
      amount,
    ]),
  );

describe('a bill that is higher', () => {
  const april = { month: '2026-04' };
  const june = { month: '2026-06' };

  it('is not, where nothing changed', () => {
    expect(changeOf(april, june)).toEqual({});
  });

  it('is so by its days alone', () => {
    expect(changeOf(april, { month: '2026-05' })).toEqual({ days: 300 });
  });

  it('is so by what used more', () => {
    expect(changeOf({ ...april, boiler: 2 }, { ...june, used: [13, 13], boiler: 5 })).toEqual({
      'use 7': 2700,
    });
    expect(changeOf({ ...april, boiler: 2 }, { ...june, used: [13, 13], boiler: 2 })).toEqual({ use: 2700 });
  });

  it('is so by less of its own energy', () => {
    expect(changeOf({ ...april, used: [10, 5] }, { ...june, used: [10, 8] })).toEqual({ selfUse: 2700 });
  });

  it('is so by its price', () => {
    expect(changeOf(april, { ...june, version: price(320_000) })).toEqual({ prices: 600 });
  });

  it('is so by the hours in which it was bought', () => {
    const timeOfUse = buildVersion({
      buying: {
        type: 'timeOfUse',
        schedule: {
          summer: null,
          holidays: [],
          rules: [
            {
              band: 'peak',
              from: '12:00',
              to: '18:00',
              weekdays: [1, 2, 3, 4, 5, 6, 7],
              onHolidays: true,
              season: null,
            },
          ],
          otherwise: 'offPeak',
        },
        prices: { peak: 400_000, offPeak: 200_000 },
        winterPrices: null,
      },
    });
    const at = (month: string, hours: readonly [number, number]) => ({ month, version: timeOfUse, hours });
    expect(changeOf(at('2026-04', [0, 6]), at('2026-06', [11, 15]))).toEqual({ hours: 6000 });
  });

  it('is so by charges and taxes, each by itself', () => {
    const taxes = [{ name: 'VAT', ratePpm: 100_000, on: ['energy' as const] }];
    const fixedCharges = [{ name: 'Basic', per: 'month' as const, amountMicros: 5_000_000 }];
    const version = { ...price(300_000), taxes, fixedCharges };
    expect(changeOf(april, { ...june, version })).toEqual({ fixed: 500, taxes: 900 });
  });
});
