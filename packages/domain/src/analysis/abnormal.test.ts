import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertLimits, defaultAlertParameters, nominalVoltage } from './alert-parameters.ts';
import { breachRuns, type MeasuredSpan } from './breach-runs.ts';
import { unusualDays } from './unusual-days.ts';

const rating = { powerW: 9_000, currentA: 16, voltageV: 230 };
const limits = alertLimits(defaultAlertParameters, rating, 1);
const minute = 60_000_000;

type Row = { v?: number | null; a?: number; w?: number; pf?: number };
const columnsOf = {
  voltageV: ({ v }: Row) => (v === undefined ? 230 : v),
  currentA: ({ a }: Row) => a ?? 1,
  powerW: ({ w }: Row) => w ?? 2000,
  powerFactor: ({ pf }: Row) => pf ?? 1,
};
const spanOf = (rows: readonly Row[], phases = 1): MeasuredSpan => ({
  atMicros: rows.map((_, index) => index * minute),
  phases,
  column: (_, quantity) => rows.map(columnsOf[quantity]),
});
const runsOf = (span: MeasuredSpan) => breachRuns(span, { limits, mostApartMicros: 30 * minute });

describe('alertLimits', () => {
  it('are shares of the rating, and nothing where there is none', () => {
    expect(limits.overVoltageV).toBeCloseTo(253);
    expect(limits.underVoltageV).toBeCloseTo(207);
    expect([limits.overCurrentA, limits.overPowerW]).toEqual([16, 9_000]);
    const unrated = alertLimits(defaultAlertParameters, { powerW: null, currentA: null, voltageV: null }, 3);
    expect(unrated).toMatchObject({ overVoltageV: null, overCurrentA: null, overPowerW: null });
  });

  it.each([
    [231.4, 230],
    [118, 120],
    [98, 100],
    [400, null],
    [0, null],
    [null, null],
  ])('take a network that reads %s V for one of %s V', (read, nominal) => {
    expect(nominalVoltage(read)).toBe(nominal);
  });
});

describe('breachRuns', () => {
  it('make one event of neighbouring readings, with the worst of them', () => {
    const found = runsOf(spanOf([{}, { v: 254 }, { v: 260 }, { v: 255 }, {}, { v: 200 }]));
    expect(found).toMatchObject([
      {
        kind: 'overVoltage',
        phase: 0,
        readings: 3,
        worst: 260,
        fromMicros: minute,
        toMicros: 3 * minute,
        worstAtMicros: 2 * minute,
      },
      { kind: 'underVoltage', readings: 1, worst: 200 },
    ]);
  });

  it('go on over a reading without the value, and not over silence', () => {
    expect(runsOf(spanOf([{ v: 260 }, { v: null }, { v: 260 }]))).toMatchObject([{ readings: 2 }]);
    const span = spanOf([{ v: 260 }, { v: 260 }]);
    expect(runsOf({ ...span, atMicros: [0, 31 * minute] })).toHaveLength(2);
  });

  it('judge the power factor under load only', () => {
    expect(runsOf(spanOf([{ pf: 0.3, w: 50 }]))).toEqual([]);
    expect(runsOf(spanOf([{ pf: -0.3, w: -5000 }]))).toMatchObject([{ kind: 'lowPowerFactor', worst: 0.3 }]);
  });

  it('judge power by all phases, in both directions', () => {
    expect(runsOf(spanOf([{ w: -3_100 }], 3))).toMatchObject([
      { kind: 'overPower', phase: null, worst: 9_300, limit: 9_000 },
    ]);
    expect(runsOf(spanOf([{ w: 3_000 }], 3))).toEqual([]);
  });

  it('count every reading beyond a limit exactly once', () => {
    const voltage = fc.option(fc.integer({ min: 190, max: 270 }), { freq: 10 });
    fc.assert(
      fc.property(fc.array(voltage, { maxLength: 60 }), (voltages) => {
        const found = runsOf(spanOf(voltages.map((v) => ({ v }))));
        const counted = found.reduce((sum, { readings }) => sum + readings, 0);
        expect(counted).toBe(voltages.filter((v) => v !== null && (v > 253 || v < 207)).length);
        for (const run of found) {
          expect(run.fromMicros <= run.worstAtMicros && run.worstAtMicros <= run.toMicros).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('unusualDays', () => {
  const days = (energies: readonly number[]) =>
    energies.map((kwh, dayNumber) => ({ dayNumber, energyMwh: kwh * 1_000_000 }));
  const rule = { fromDay: 0, leastScore: 4 };

  it('find the day that is unlike its own past', () => {
    const energies = Array.from({ length: 40 }, (_, day) => 10 + (day % 3) * 0.2);
    energies[35] = 25;
    energies[38] = 1;
    expect(unusualDays(days(energies), rule).map(({ dayNumber, score }) => [dayNumber, score > 0])).toEqual([
      [35, true],
      [38, false],
    ]);
  });

  it('call nothing unusual that is always the same, nor small differences', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1000 }),
        fc.array(fc.double({ min: 0.95, max: 1.05, noNaN: true })),
        (kwh, noise) => {
          expect(unusualDays(days(noise.map((factor) => kwh * factor)), rule)).toEqual([]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('know the weekday on which a shop is always closed', () => {
    const energies: number[] = Array.from({ length: 60 }, (_, day) => (day % 7 === 4 ? 20 : 80));
    energies[53] = 200;
    energies[54] = 20;
    const found = unusualDays(days(energies), { ...rule, fromDay: 40 });
    expect(found.map(({ dayNumber, usualMwh }) => [dayNumber, usualMwh / 1_000_000])).toEqual([
      [53, 80],
      [54, 80],
    ]);
  });

  it('say nothing before there is a past', () => {
    expect(unusualDays(days([1, 1, 50, 1]), rule)).toEqual([]);
  });
});
