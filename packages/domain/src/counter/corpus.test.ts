import { describe, expect, it } from 'vitest';
import { ownOutcome } from '../../test/corpus-outcome.ts';
import { counterCases } from '../../test/counter-corpus.ts';
import { createCounterStore } from '../../test/counter-store.ts';
import { energyBetween, ledgerOf, type Reading, returnedSpansOf, withReturns } from '../index.ts';

const cases = counterCases();

const inOrder = (readings: readonly Reading[]): Reading[] =>
  [...new Map(readings.map((reading) => [reading.atMicros, reading])).values()].sort(
    (a, b) => a.atMicros - b.atMicros,
  );

const kwhOf = (mwh: number | null): number | null => (mwh === null ? null : mwh / 1e6);

describe('the corpus', () => {
  it('has at least 200 cases, each with a name of its own and an explanation', () => {
    expect(cases.length).toBeGreaterThanOrEqual(200);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
    expect(cases.filter(({ comments }) => comments === 0).map(({ name }) => name)).toEqual([]);
  });

  it.each(cases)('$file: $name', (one) => {
    const { rules, readings, energyKwh, slots, events, estimated } = one;
    expect(ownOutcome(one)).toEqual({ energyKwh, slots, events, estimated });
    const ledger = ledgerOf(null, inOrder(readings), rules);
    expect(ledger.state?.pending).toEqual([]);
    const finalSlots = withReturns(ledger.slots, returnedSpansOf(ledger.events));
    const [first, last] = [finalSlots.at(0), finalSlots.at(-1)];
    if (last && first && last.lastAtMicros > first.firstAtMicros) {
      const span = energyBetween(finalSlots, first.firstAtMicros, last.lastAtMicros);
      const isCut = finalSlots.some((slot) => slot.estimated && !slot.undecided);
      expect(isCut ? 0 : span.coverage.missing).toBe(0);
      expect(span.energyMwh.map(kwhOf)).toEqual(energyKwh);
    }
  });

  it.each(cases)('$file: $name, delivered one by one, twice, and backwards', ({ rules, readings }) => {
    const { slots, events, state } = ledgerOf(null, inOrder(readings), rules);
    for (const order of [readings, [...readings, ...readings], readings.toReversed()]) {
      const store = createCounterStore(rules);
      for (const reading of order) store.deliver([reading]);
      expect(store.contents()).toEqual({ slots, events, state });
    }
  });
});
