import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billScenario, inputOf } from '../../test/arbitrary-tariff.ts';
import { oracleBill, type Shown } from '../../test/bill-oracle.ts';
import { type BillLine, billOf, validateVersions } from '../index.ts';

const runs = { numRuns: 3_000 };

const shownOf = (lines: readonly BillLine[]): Shown[] =>
  lines.map(({ kind, name, versionId, band, season, tier, energyMwh, amount }) => ({
    kind,
    name,
    version: versionId,
    band,
    season,
    tier,
    energyMwh,
    amount,
  }));

const sorted = (lines: readonly Shown[]): string[] =>
  lines
    .map(({ kind, name, version, band, season, tier, energyMwh, amount }) =>
      JSON.stringify([kind, name, version, band, season, tier, energyMwh, amount]),
    )
    .sort();

describe('billOf', () => {
  it('is the sum of the slots at the price of the version valid then, by the slow oracle', () => {
    fc.assert(
      fc.property(billScenario, (scenario) => {
        const input = inputOf(scenario);
        expect(validateVersions(input.versions)).toEqual([]);
        const bill = billOf(input);
        const oracle = oracleBill(input);
        expect(sorted(shownOf(bill.cost.lines))).toEqual(sorted(oracle.cost));
        expect(sorted(shownOf(bill.income.lines))).toEqual(sorted(oracle.income));
        expect(sorted(shownOf(bill.saving.lines))).toEqual(sorted(oracle.saving));
      }),
      runs,
    );
  });
});
