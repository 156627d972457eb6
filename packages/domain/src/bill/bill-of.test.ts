import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'vitest';
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
  it('equals the slow oracle: the sum of the slots at the price of the version valid then', () => {
    fc.assert(
      fc.property(billScenario, (scenario) => {
        const input = inputOf(scenario);
        assert.deepEqual(validateVersions(input.versions), []);
        const bill = billOf(input);
        const oracle = oracleBill(input);
        assert.deepEqual(sorted(shownOf(bill.cost.lines)), sorted(oracle.cost));
        assert.deepEqual(sorted(shownOf(bill.income.lines)), sorted(oracle.income));
        assert.deepEqual(sorted(shownOf(bill.saving.lines)), sorted(oracle.saving));
      }),
      runs,
    );
  });
});
