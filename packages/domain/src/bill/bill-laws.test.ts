import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BillScenario, billScenario, inputOf } from '../../test/arbitrary-tariff.ts';
import {
  type Bill,
  type BillLine,
  billOf,
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

/** Energy by place in the tariff, whatever version it was. */
const energyByPlace = (lines: readonly BillLine[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { kind, band, season, tier, energyMwh } of lines) {
    if (energyMwh === null) continue;
    const place = [kind, band, season, tier].join(' ');
    sums[place] = (sums[place] ?? 0) + energyMwh;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, energyMwh]) => energyMwh !== 0));
};

/** The version as two that are alike and meet at a date. */
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

const isWhole = ({ lines, total, coverage }: Statement): void => {
  const { measured, estimated, missing, unpriced } = coverage;
  expect(total ?? 0).toBe(sumOf(lines, ({ amount }) => amount));
  expect(measured + estimated + missing + unpriced).toBeCloseTo(1, 12);
  if (total === null) expect([lines, measured + estimated]).toEqual([[], 0]);
};

const isComplete = ({ cost, quarterHours }: Bill, { period, known }: BillScenario): void => {
  expect(quarterHours).toBe((period.toMs - period.fromMs) / quarterHourMs);
  const imports = known.filter(({ at, imported }) => imported !== null && at >= 0 && at < quarterHours);
  const whole = imports.reduce((sum, { imported }) => sum + (imported ?? 0), 0);
  const unpriced = cost.unpriced.reduce((sum, { energyMwh }) => sum + energyMwh, 0);
  expect(energyOf(cost.lines, 'energy') + unpriced).toBe(whole);
  expect(cost.coverage.missing).toBeCloseTo(1 - imports.length / quarterHours, 12);
  const slots = cost.unpriced.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0) / quarterHourMs;
  expect(cost.coverage.unpriced).toBeCloseTo(slots / quarterHours, 12);
};

describe('a bill', () => {
  it('is the sum of its lines, has every known quarter-hour in a line or named, whatever the versions’ order', () => {
    fc.assert(
      fc.property(billScenario, (scenario) => {
        const bill = billOf(inputOf(scenario));
        for (const statement of statementsOf(bill)) isWhole(statement);
        isComplete(bill, scenario);
        const versions = scenario.versions.toReversed();
        expect(billOf(inputOf({ ...scenario, versions }))).toEqual(bill);
      }),
      runs,
    );
  });

  it('prices the same energy the same when a version is cut in two alike', () => {
    fc.assert(
      fc.property(billScenario, fc.nat({ max: 5 }), (scenario, day) => {
        const date = datesOf(scenario)[day] ?? scenario.period.toDate;
        const versions = scenario.versions.flatMap((version) => cutAt(version, date));
        const whole = billOf(inputOf(scenario));
        const cut = billOf(inputOf({ ...scenario, versions }));
        expect(cut.demand).toEqual(whole.demand);
        for (const [index, statement] of statementsOf(whole).entries()) {
          const joined = statementsOf(cut)[index] ?? statement;
          expect(energyByPlace(joined.lines)).toEqual(energyByPlace(statement.lines));
          expect(joined.unpriced).toEqual(statement.unpriced);
          expect(joined.coverage).toEqual(statement.coverage);
          const lines = joined.lines.length + statement.lines.length;
          // Every line is rounded once, and a tax on rounded lines takes their half units along.
          expect(Math.abs((joined.total ?? 0) - (statement.total ?? 0))).toBeLessThanOrEqual(lines);
        }
      }),
      runs,
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
          expect(bought?.priceMicros).toBe(credit.priceMicros);
          expect(credit.energyMwh).toBeGreaterThan(0);
          expect(credit.energyMwh).toBeLessThanOrEqual(bought?.energyMwh ?? 0);
        }
        const exported = billOf(
          inputOf({
            ...scenario,
            versions: versions.map((version) => ({ ...version, exportCredit: false })),
          }),
        ).income;
        expect(energyOf(cost.lines, 'exportCredit') + energyOf(income.lines, 'feedIn')).toBe(
          energyOf(exported.lines, 'feedIn'),
        );
      }),
      runs,
    );
  });

  it('of a period under way holds what came until then', () => {
    fc.assert(
      fc.property(billScenario, fc.nat({ max: 500 }), (scenario, slot) => {
        const untilMs = Math.min(scenario.period.toMs, scenario.period.fromMs + slot * quarterHourMs);
        const input = inputOf(scenario);
        const sofar = billOf({ ...input, untilMs });
        const known = scenario.known.filter(({ at }) => at < slot);
        const later = billOf(inputOf({ ...scenario, known }));
        expect(sofar.quarterHours).toBe((untilMs - scenario.period.fromMs) / quarterHourMs);
        const energy = ({ lines }: Statement) => lines.filter(({ energyMwh }) => energyMwh !== null);
        const amounts = (statement: Statement) =>
          energy(statement).map(({ energyMwh, amount }) => [energyMwh, amount]);
        expect(amounts(sofar.cost)).toEqual(amounts(later.cost));
        expect(amounts(sofar.income)).toEqual(amounts(later.income));
      }),
      runs,
    );
  });
});
