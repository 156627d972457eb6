import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { billScenario, inputOf } from '../../test/arbitrary-tariff.ts';
import {
  type Bill,
  billOf,
  billOfDates,
  billOfDay,
  billsOfDays,
  dayAfter,
  type Statement,
} from '../index.ts';
import { advanceBill, startBill } from './bill-of.ts';

const statementsOf = ({ cost, income, saving }: Bill): Statement[] => [cost, income, saving];
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const energyOf = ({ lines }: Statement): number => sumOf(lines.map(({ energyMwh }) => energyMwh ?? 0));
const unpricedOf = ({ unpriced }: Statement): number => sumOf(unpriced.map(({ energyMwh }) => energyMwh));

describe('bills of days', () => {
  it('sum up to the bill of their period, in amounts and energy, and each is the sum of its lines', () => {
    fc.assert(
      fc.property(billScenario, (scenario) => {
        const input = inputOf(scenario);
        const { fromDate, toDate } = scenario.period;
        const days: Bill[] = [];
        for (let date = fromDate; date < toDate; date = dayAfter(date)) days.push(billOfDay(input, date));
        for (const [index, whole] of statementsOf(billOf(input)).entries()) {
          const parts = days.flatMap((day) => statementsOf(day).slice(index, index + 1));
          assert.equal(sumOf(parts.map(({ total }) => total ?? 0)), whole.total ?? 0);
          assert.equal(sumOf(parts.map(energyOf)), energyOf(whole));
          // Energy fed in without a price needs none when it is credited on a later day.
          if (index === 0) assert.equal(sumOf(parts.map(unpricedOf)), unpricedOf(whole));
          for (const { lines, total } of parts) {
            assert.equal(sumOf(lines.map(({ amount }) => amount)), total ?? 0);
          }
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('continue from one another: up to any instant a running bill equals the bill made at once', () => {
    fc.assert(
      fc.property(billScenario, fc.array(fc.nat({ max: 1_000 }), { maxLength: 6 }), (scenario, shares) => {
        const input = inputOf(scenario);
        const { fromMs, toMs } = scenario.period;
        const running = startBill(input);
        for (const share of shares.toSorted((a, b) => a - b)) {
          const untilMs = fromMs + Math.round(((toMs - fromMs) * share) / 1_000);
          assert.deepEqual(advanceBill(running, untilMs), billOf({ ...input, untilMs }));
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('refuse to go back in a running bill', () => {
    fc.assert(
      fc.property(billScenario, (scenario) => {
        const running = startBill(inputOf(scenario));
        advanceBill(running, scenario.period.toMs);
        assert.throws(() => advanceBill(running, scenario.period.fromMs), RangeError);
      }),
      { numRuns: 10 },
    );
  });

  it('for consecutive days equal the sum of these days’ bills', () => {
    fc.assert(
      fc.property(billScenario, fc.nat(), fc.nat(), (scenario, first, more) => {
        const input = inputOf(scenario);
        const days = billsOfDays(input);
        if (days.length === 0) return;
        const from = first % days.length;
        const some = days.slice(from, from + 1 + (more % days.length));
        const [fromDate, toDate] = [some[0]?.fromDate ?? '', some.at(-1)?.toDate ?? ''];
        const bill = billOfDates(input, { fromDate, toDate });
        assert.deepEqual([bill.fromDate, bill.toDate], [fromDate, toDate]);
        for (const [index, whole] of statementsOf(bill).entries()) {
          const parts = some.flatMap((day) => statementsOf(day).slice(index, index + 1));
          assert.equal(whole.total ?? 0, sumOf(parts.map(({ total }) => total ?? 0)));
          assert.equal(energyOf(whole), sumOf(parts.map(energyOf)));
          assert.equal(sumOf(whole.lines.map(({ amount }) => amount)), whole.total ?? 0);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('are the same whether they are made one by one or all at once', () => {
    fc.assert(
      fc.property(billScenario, (scenario) => {
        const input = inputOf(scenario);
        const days = billsOfDays(input);
        assert.deepEqual(
          days,
          days.map(({ fromDate }) => billOfDay(input, fromDate)),
        );
        const begun = days.at(-1)?.toDate ?? scenario.period.fromDate;
        assert.equal(begun, scenario.period.toDate);
      }),
    );
  });
});
