import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseLoadRise } from './base-load-risen.ts';
import { pacePercent } from './budget-pace.ts';
import { consumptionOver } from './consumption-limit.ts';
import { counterIncidents } from './counter-incidents.ts';
import { demandNearLimit } from './demand.ts';
import { evidenceOf, mostEvidence } from './evidence.ts';
import { frozenPhases } from './frozen-phases.ts';
import { incidentKinds } from './incident-kinds.ts';
import { missedYields } from './no-yield.ts';
import { normalLimit } from './normal-limit.ts';
import { unusualConsumption } from './unusual-consumption.ts';

const kwh = 1_000_000;
const days = (count: number) => Array.from({ length: count }, (_, dayNumber) => dayNumber);

describe('demandNearLimit', () => {
  const minute = 60_000;

  it('projects the power of now over the rest of the quarter-hour', () => {
    // 5 kW for eight minutes are 666.7 Wh; seven more at 5 kW make an average of 5 kW.
    const quarter = { importedMwh: 666_667, powerW: 5000, elapsedMs: 8 * minute };
    const warning = demandNearLimit(quarter, 4000);
    expect(warning?.expectedW).toBeCloseTo(5000, 0);
    expect(warning?.toSwitchOffW).toBeCloseTo(2143, 0);
    expect(demandNearLimit({ ...quarter, powerW: 5000 - (warning?.toSwitchOffW ?? 0) - 1 }, 4000)).toBeNull();
  });

  it('waits a few minutes, and knows when it is too late', () => {
    const quarter = { importedMwh: 0, powerW: 90_000, elapsedMs: minute };
    expect(demandNearLimit(quarter, 100)).toBeNull();
    expect(demandNearLimit({ ...quarter, elapsedMs: 15 * minute }, 100)).toBeNull();
  });

  it('warns by minute 8 of whatever power will exceed the limit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1001, max: 50_000 }),
        fc.integer({ min: 3, max: 8 }),
        (powerW, elapsed) => {
          const importedMwh = (powerW * elapsed * 1000) / 60;
          expect(demandNearLimit({ importedMwh, powerW, elapsedMs: elapsed * minute }, 1000)).not.toBeNull();
        },
      ),
    );
  });
});

describe('consumptionOver', () => {
  it('is the part with which the sum passes the limit, unknown parts passed over', () => {
    const parts = [5, null, 3, 4].map((energy, index) => ({
      toMs: index + 1,
      energyMwh: energy === null ? null : energy * kwh,
    }));
    expect(consumptionOver(parts, 7 * kwh)).toEqual({ atMs: 3, totalMwh: 12 * kwh });
    expect(consumptionOver(parts, 12 * kwh)).toBeNull();
  });
});

describe('pacePercent', () => {
  it('says nothing in the first days, nor without a target', () => {
    const pace = { expectedKwh: 330, targetKwh: 300, daysOver: 10 };
    expect(pacePercent(pace)).toBeCloseTo(110);
    expect(pacePercent({ ...pace, daysOver: 3 })).toBeNull();
    expect(pacePercent({ ...pace, targetKwh: null })).toBeNull();
    expect(pacePercent({ ...pace, expectedKwh: null })).toBeNull();
  });
});

describe('baseLoadRise', () => {
  const house = (extraFrom: number) =>
    days(40).map((dayNumber) => ({
      dayNumber,
      lowestW: 100 + (dayNumber % 4) * 5 + (dayNumber >= extraFrom ? 80 : 0),
    }));

  it('finds what runs day and night since three days', () => {
    expect(baseLoadRise(house(37), 39, 30)?.percent).toBeGreaterThan(60);
    expect(baseLoadRise(house(37), 37, 30)).toBeNull();
    expect(baseLoadRise(house(99), 39, 30)).toBeNull();
  });

  it('is the new normal after some weeks, and unknown before there is a past', () => {
    expect(baseLoadRise(house(5), 39, 30)).toBeNull();
    expect(baseLoadRise(house(8).slice(0, 11), 10, 30)).toBeNull();
  });
});

describe('missedYields', () => {
  const roof = (yields: (day: number) => number, sunHours: (day: number) => number | null = () => null) =>
    days(30).map((dayNumber) => ({
      dayNumber,
      yieldMwh: yields(dayNumber) * kwh,
      sunHours: sunHours(dayNumber),
      radiationWhPerM2: null,
    }));
  const numbersOf = (roofDays: Parameters<typeof missedYields>[0]) =>
    missedYields(roofDays, { fromDay: 20, limitMwh: null }).map(({ dayNumber }) => dayNumber);

  it('without the sunshine: a second day in a row with hardly any yield, and the one before', () => {
    expect(numbersOf(roof((day) => (day >= 28 ? 0.05 : 10)))).toEqual([28, 29]);
    expect(numbersOf(roof((day) => (day === 29 ? 0 : 10)))).toEqual([]);
    expect(numbersOf(roof((day) => (day % 3 === 0 ? 0.8 : 10)))).toEqual([]);
  });

  it('with the sunshine: one sunny day, and no dark one', () => {
    const sun = (day: number) => (day === 28 ? 0.5 : 8);
    expect(numbersOf(roof((day) => (day >= 28 ? 0.4 : 10), sun))).toEqual([29]);
  });

  it('with the light known: half of what the light brings, on two bright days in a row', () => {
    const lit = (share: (day: number) => number) =>
      days(30).map((dayNumber) => {
        const radiationWhPerM2 = 3000 + 1000 * (dayNumber % 3);
        const yieldMwh =
          Math.round(3 * radiationWhPerM2 * share(dayNumber) * (1 + 0.05 * ((dayNumber % 5) - 2))) * 1000;
        return { dayNumber, yieldMwh, sunHours: null, radiationWhPerM2 };
      });
    expect(numbersOf(lit(() => 1))).toEqual([]);
    expect(numbersOf(lit((day) => (day >= 28 ? 0.5 : 1))).at(-1)).toBe(29);
    expect(numbersOf(lit((day) => (day === 29 ? 0.1 : 1)))).toEqual([29]);
  });

  it('says nothing where there never was a yield', () => {
    expect(numbersOf(roof(() => 0))).toEqual([]);
  });
});

describe('unusualConsumption', () => {
  const rule = { fromDay: 40, leastScore: 4 };
  const coldest = (day: number) => (day >= 40 ? -8 : 8 + (day % 5));
  /** 2 kWh for each degree below 15. */
  const heated = (day: number) => 10 + Math.max(0, 15 - coldest(day)) * 2;

  it('calls a cold day usual whose temperature is known, and unusual whose is not', () => {
    const known = days(42).map((dayNumber) => ({
      dayNumber,
      energyMwh: heated(dayNumber) * kwh,
      temperature: coldest(dayNumber),
    }));
    expect(unusualConsumption(known, rule)).toEqual([]);
    const unknown = known.map((day) => ({ ...day, temperature: null }));
    expect(unusualConsumption(unknown, rule).map(({ dayNumber }) => dayNumber)).toContain(40);
  });

  it('finds what the cold does not explain, with what is usual', () => {
    const leak = days(41).map((dayNumber) => ({
      dayNumber,
      energyMwh: (heated(dayNumber) + (dayNumber === 40 ? 60 : 0)) * kwh,
      temperature: coldest(dayNumber),
    }));
    const [found, ...others] = unusualConsumption(leak, rule);
    expect(others).toEqual([]);
    expect((found?.usualMwh ?? 0) / kwh).toBeCloseTo(56, 0);
    expect(found?.energyMwh).toBeGreaterThan(found?.usualHighMwh ?? Number.POSITIVE_INFINITY);
  });

  it('does not complain about less', () => {
    const away = days(41).map((dayNumber) => ({
      dayNumber,
      energyMwh: (dayNumber === 40 ? 1 : 20) * kwh,
      temperature: null,
    }));
    expect(unusualConsumption(away, rule)).toEqual([]);
  });
});

describe('counterIncidents', () => {
  const event = { register: 0, sinceMicros: 1, beforeMwh: 500 * kwh, afterMwh: 20 * kwh, bookedMwh: 0 };
  const reset = { ...event, atMicros: 5, kind: 'reset', reason: 'unexplained' } as const;

  it('are one for each instant, by the register that moved furthest', () => {
    const small = { ...reset, register: 1, beforeMwh: 30 * kwh };
    expect(counterIncidents([small, reset])).toEqual([
      { kind: 'meterReplaced', atMicros: 5, beforeKwh: 500, afterKwh: 20 },
    ]);
  });

  it('know a restart from another meter, and leave out what is no news', () => {
    const kinds = (reason: 'restarted' | 'decided' | 'silence') =>
      counterIncidents([{ ...reset, reason }]).map(({ kind }) => kind);
    expect(kinds('restarted')).toEqual(['counterJudged']);
    expect(kinds('decided')).toEqual([]);
    expect(counterIncidents([{ ...reset, kind: 'gap', reason: 'silence' }])).toEqual([]);
  });
});

describe('normalLimit', () => {
  it('lies beyond what was normal, whatever it is measured in', () => {
    expect(normalLimit('overPower', 9800)).toBe(10_300);
    expect(normalLimit('underVoltage', 203)).toBe(192);
    expect(normalLimit('priceBelow', -0.05)).toBeCloseTo(-0.0525);
    expect(normalLimit('counterJudged', 5)).toBeNull();
    fc.assert(
      fc.property(
        fc.constantFrom(...incidentKinds.filter((kind) => normalLimit(kind, 1) !== null)),
        fc.double({ min: 0.001, max: 1e6, noNaN: true }),
        (kind, worst) => {
          const limit = normalLimit(kind, worst) ?? Number.NaN;
          const isBelow = (normalLimit(kind, 1) ?? 0) < 1;
          expect(isBelow ? limit < worst : limit > worst).toBe(true);
        },
      ),
    );
  });
});

describe('evidenceOf', () => {
  it('fits a small chart and keeps the highest and the lowest', () => {
    const point = fc.option(fc.integer({ min: -1000, max: 1000 }), { freq: 8 });
    fc.assert(
      fc.property(fc.array(point, { maxLength: 700 }), (values) => {
        const points = values.map((value, atMicros) => ({ atMicros, value }));
        const shown = evidenceOf(points);
        expect(shown.length).toBeLessThanOrEqual(mostEvidence);
        const known = (all: typeof points) => all.flatMap(({ value }) => value ?? []);
        expect(Math.max(...known(shown))).toBe(Math.max(...known(points)));
        expect(Math.min(...known(shown))).toBe(Math.min(...known(points)));
        expect(shown.map(({ atMicros }) => atMicros)).toEqual(
          shown.map(({ atMicros }) => atMicros).sort((a, b) => a - b),
        );
      }),
    );
  });
});

describe('frozenPhases', () => {
  const alive = { leastV: 228, greatestV: 232, leastW: 10, greatestW: 900 };
  const frozen = { leastV: 230, greatestV: 230, leastW: 120, greatestW: 120 };
  it('are those that stand still while another phase goes on', () => {
    expect(frozenPhases([alive, frozen, alive])).toEqual([2]);
    expect(frozenPhases([alive, alive])).toEqual([]);
  });

  it('are none where nothing changes at all, or a phase has no voltage', () => {
    expect(frozenPhases([frozen, frozen])).toEqual([]);
    expect(frozenPhases([alive, { leastV: 0, greatestV: 0, leastW: 0, greatestW: 0 }])).toEqual([]);
    expect(frozenPhases([alive, { leastV: null, greatestV: null, leastW: null, greatestW: null }])).toEqual(
      [],
    );
  });
});
