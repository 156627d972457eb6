import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { type BillScenario, billScenario, inputOf } from '../../test/arbitrary-tariff.ts';
import { assertNear, assertWithin } from '../../test/assert-number.ts';
import { buildVersion } from '../../test/build-tariff.ts';
import {
  type Bill,
  type BillLine,
  billOf,
  billsOfDays,
  dayAfter,
  quarterHourMs,
  type Statement,
  type TariffVersion,
} from '../index.ts';

const runs = { numRuns: 1_000 };

const statementsOf = ({ cost, income, saving }: Bill): Statement[] => [cost, income, saving];

const sumOf = (lines: readonly BillLine[], value: (line: BillLine) => number | null): number =>
  lines.reduce((sum, line) => sum + (value(line) ?? 0), 0);

const energyOf = (lines: readonly BillLine[], kind: BillLine['kind']): number =>
  sumOf(
    lines.filter((line) => line.kind === kind),
    ({ energyMwh }) => energyMwh,
  );

/** Energy by position in the tariff, over all versions. */
const energyByPlace = (lines: readonly BillLine[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { kind, band, season, tier, energyMwh } of lines) {
    if (energyMwh === null) continue;
    const place = [kind, band, season, tier].join(' ');
    sums[place] = (sums[place] ?? 0) + energyMwh;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, energyMwh]) => energyMwh !== 0));
};

/** The version divided at a date into two equal ones. */
const cutAt = (version: TariffVersion, date: string): TariffVersion[] => {
  if (date <= version.validFrom || (version.validTo !== null && date >= version.validTo)) return [version];
  return [
    { ...version, id: `${version.id}a`, validTo: date },
    { ...version, id: `${version.id}b`, validFrom: date },
  ];
};

const datesOf = ({ period }: BillScenario): string[] => {
  const dates = [period.fromDate];
  while (dates.length < period.days) dates.push(dayAfter(dates.at(-1) ?? ''));
  return dates;
};

/** Summer ends on the second day; there is import in both seasons, and less is exported than imported. */
const seasonsMeet: BillScenario = {
  known: [0, 96].map((at) => ({
    at,
    imported: 1,
    exported: at === 0 ? 1 : null,
    selfUsed: null,
    stored: null,
    quality: 0,
  })),
  versions: [
    buildVersion({
      validFrom: '2024-04-25',
      validTo: '2024-04-29',
      buying: {
        type: 'timeOfUse',
        schedule: {
          summer: { from: '01-01', to: '04-26' },
          holidays: [],
          rules: [],
          otherwise: 'peak',
        },
        prices: { peak: 200_000, standard: 0, offPeak: 0 },
        winterPrices: { peak: 300_000, standard: 0, offPeak: 0 },
      },
      exportCredit: true,
    }),
  ],
  period: {
    fromDate: '2024-04-25',
    toDate: '2024-04-30',
    fromMs: Date.parse('2024-04-25T04:00:00Z'),
    toMs: Date.parse('2024-04-30T04:00:00Z'),
    days: 5,
  },
  timeZone: 'America/Santiago',
  currency: 'EUR',
  skipped: 0,
};

const isWhole = ({ lines, total, coverage }: Statement): void => {
  const { measured, estimated, missing, unpriced } = coverage;
  assert.equal(
    total ?? 0,
    sumOf(lines, ({ amount }) => amount),
  );
  assertNear(measured + estimated + missing + unpriced, 1, 12);
  if (total === null) assert.deepEqual([lines, measured + estimated], [[], 0]);
};

const isComplete = ({ cost, quarterHours }: Bill, { period, known }: BillScenario): void => {
  assert.equal(quarterHours, (period.toMs - period.fromMs) / quarterHourMs);
  const imports = known.filter(({ at, imported }) => imported !== null && at >= 0 && at < quarterHours);
  const whole = imports.reduce((sum, { imported }) => sum + (imported ?? 0), 0);
  const unpriced = cost.unpriced.reduce((sum, { energyMwh }) => sum + energyMwh, 0);
  assert.equal(energyOf(cost.lines, 'energy') + unpriced, whole);
  assertNear(cost.coverage.missing, 1 - imports.length / quarterHours, 12);
  const slots = cost.unpriced.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0) / quarterHourMs;
  assertNear(cost.coverage.unpriced, slots / quarterHours, 12);
};

/** The average import of the highest quarter-hour that lies in the period, in mW; null where none is known. */
const highestOf = ({ period, known }: BillScenario): number | null => {
  const quarterHours = (period.toMs - period.fromMs) / quarterHourMs;
  const within = known.filter(({ at }) => at >= 0 && at < quarterHours);
  const imports = within.flatMap(({ imported }) => imported ?? []);
  return imports.length === 0 ? null : Math.max(...imports) * 4;
};

/** Energy of the site's own that it consumed in the period. */
const ownUseOf = ({ period, known }: BillScenario): number => {
  const quarterHours = (period.toMs - period.fromMs) / quarterHourMs;
  const within = known.filter(({ at, imported }) => at >= 0 && at < quarterHours && imported !== null);
  return within.reduce((sum, { selfUsed, stored }) => {
    if (stored === null) return sum + (selfUsed ?? 0);
    return sum + Math.max(0, (selfUsed ?? 0) + stored.discharged - stored.charged);
  }, 0);
};

describe('a bill', () => {
  it('is the sum of its lines and accounts for every known quarter-hour, whatever the order of versions', () => {
    fc.assert(
      fc.property(billScenario, (scenario) => {
        const bill = billOf(inputOf(scenario));
        for (const statement of statementsOf(bill)) isWhole(statement);
        isComplete(bill, scenario);
        const versions = scenario.versions.toReversed();
        assert.deepEqual(billOf(inputOf({ ...scenario, versions })), bill);
      }),
      runs,
    );
  });

  it('prices energy the same when a version is divided into two equal ones', () => {
    fc.assert(
      fc.property(billScenario, fc.nat({ max: 5 }), (scenario, day) => {
        const date = datesOf(scenario)[day] ?? scenario.period.toDate;
        const versions = scenario.versions.flatMap((version) => cutAt(version, date));
        const whole = billOf(inputOf(scenario));
        const cut = billOf(inputOf({ ...scenario, versions }));
        assert.deepEqual(cut.demand, whole.demand);
        for (const [index, statement] of statementsOf(whole).entries()) {
          const joined = statementsOf(cut)[index] ?? statement;
          assert.deepEqual(energyByPlace(joined.lines), energyByPlace(statement.lines));
          assert.deepEqual(joined.unpriced, statement.unpriced);
          assert.deepEqual(joined.coverage, statement.coverage);
          const lines = joined.lines.length + statement.lines.length;
          // Every line is rounded once, and a tax on rounded lines inherits their rounding errors.
          assertWithin(Math.abs((joined.total ?? 0) - (statement.total ?? 0)), 0, lines);
        }
      }),
      { ...runs, examples: [[seasonsMeet, 1]] },
    );
  });

  it('credits no more than was imported or exported, and feeds in the rest', () => {
    fc.assert(
      fc.property(billScenario, (scenario) => {
        const versions = scenario.versions.map((version) => ({
          ...version,
          feedIn: { type: 'standard' as const, priceMicros: 80_000 },
          exportCredit: version.buying.type !== 'dynamic',
        }));
        const { cost, income } = billOf(inputOf({ ...scenario, versions }));
        for (const credit of cost.lines.filter(({ kind }) => kind === 'exportCredit')) {
          const bought = cost.lines.find(
            ({ kind, versionId, band, season, tier }) =>
              kind === 'energy' &&
              versionId === credit.versionId &&
              band === credit.band &&
              season === credit.season &&
              tier === credit.tier,
          );
          assert.equal(bought?.priceMicros, credit.priceMicros);
          assertWithin(credit.energyMwh ?? 0, 1, bought?.energyMwh ?? 0);
        }
        const exported = billOf(
          inputOf({
            ...scenario,
            versions: versions.map((version) => ({ ...version, exportCredit: false })),
          }),
        ).income;
        assert.equal(
          energyOf(cost.lines, 'exportCredit') + energyOf(income.lines, 'feedIn'),
          energyOf(exported.lines, 'feedIn'),
        );
      }),
      runs,
    );
  });

  it('for a period under way contains what came until then', () => {
    fc.assert(
      fc.property(billScenario, fc.nat({ max: 500 }), (scenario, slot) => {
        const untilMs = Math.min(scenario.period.toMs, scenario.period.fromMs + slot * quarterHourMs);
        const input = inputOf(scenario);
        const sofar = billOf({ ...input, untilMs });
        const known = scenario.known.filter(({ at }) => at < slot);
        const later = billOf(inputOf({ ...scenario, known }));
        assert.equal(sofar.quarterHours, (untilMs - scenario.period.fromMs) / quarterHourMs);
        const energy = ({ lines }: Statement) => lines.filter(({ energyMwh }) => energyMwh !== null);
        const amounts = (statement: Statement) =>
          energy(statement).map(({ energyMwh, amount }) => [energyMwh, amount]);
        assert.deepEqual(amounts(sofar.cost), amounts(later.cost));
        assert.deepEqual(amounts(sofar.income), amounts(later.income));
      }),
      runs,
    );
  });

  it('charges the highest quarter-hour of the whole period, whichever version is valid then', () => {
    fc.assert(
      fc.property(billScenario, (scenario) => {
        const bill = billOf(inputOf(scenario));
        const { fromDate, toDate } = scenario.period;
        const isCharged = scenario.versions.some(
          ({ demandCharge, validFrom, validTo }) =>
            demandCharge !== null && validFrom < toDate && (validTo === null || validTo > fromDate),
        );
        const highest = isCharged ? highestOf(scenario) : null;
        assert.equal(bill.demand?.milliwatts ?? null, highest);
        for (const line of bill.cost.lines) {
          if (line.kind === 'demand') assert.equal(line.demandMilliwatts, highest);
        }
      }),
      runs,
    );
  });

  it('has a peak without the quarter-hours in which energy was booked that nobody confirmed, and else the same lines', () => {
    fc.assert(
      fc.property(
        billScenario,
        fc.nat({ max: 400 }),
        fc.integer({ min: 1, max: 90 }),
        (scenario, at, minutes) => {
          const fromMs = scenario.period.fromMs + at * quarterHourMs;
          const span = { fromMicros: fromMs * 1000 + 1, toMicros: (fromMs + minutes * 60_000) * 1000 };
          const input = inputOf(scenario);
          const bill = billOf({ ...input, unconfirmed: [span] });
          const confirmed = billOf(input);
          const isTouched = (slot: number): boolean => slot >= at && slot < at + minutes / 15;
          const known = scenario.known.filter((slot) => !isTouched(slot.at));
          const highest = confirmed.demand === null ? null : highestOf({ ...scenario, known });
          assert.equal(bill.demand?.milliwatts ?? null, highest);
          const others = ({ cost }: Bill) =>
            cost.lines.filter(({ kind }) => kind !== 'demand' && kind !== 'tax');
          assert.deepEqual(others(bill), others(confirmed));
          assert.deepEqual([bill.income, bill.saving], [confirmed.income, confirmed.saving]);
        },
      ),
      runs,
    );
  });

  it('saves no negative energy, and all that the site covered itself, in a period and in each of its days', () => {
    fc.assert(
      fc.property(billScenario, (scenario) => {
        const input = inputOf(scenario);
        const bill = billOf(input);
        for (const { saving } of [bill, ...billsOfDays(input)]) {
          for (const { energyMwh, tier } of saving.lines) {
            assert.equal(tier, null);
            assertWithin(energyMwh ?? 0, 0);
          }
        }
        const unpriced = bill.saving.unpriced.reduce((sum, { energyMwh }) => sum + energyMwh, 0);
        assert.equal(energyOf(bill.saving.lines, 'selfUse') + unpriced, ownUseOf(scenario));
      }),
      runs,
    );
  });
});
