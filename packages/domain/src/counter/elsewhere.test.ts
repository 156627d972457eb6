import { describe, expect, it } from 'vitest';
import { elsewhereOutcome } from '../../test/corpus-outcome.ts';
import { counterCases } from '../../test/counter-corpus.ts';
import { createCounterStore } from '../../test/counter-store.ts';
import { ledgerOf, type Reading } from '../index.ts';

const inOrder = (readings: readonly Reading[]): Reading[] =>
  [...new Map(readings.map((reading) => [reading.atMicros, reading])).values()].sort(
    (a, b) => a.atMicros - b.atMicros,
  );

describe('counters that other systems had to judge', () => {
  it.each(counterCases('counter-elsewhere'))('$file: $name', (one) => {
    const { rules, readings, energyKwh } = one;
    expect(elsewhereOutcome(one)).toEqual({ energyKwh });
    const { slots, events, state } = ledgerOf(null, inOrder(readings), rules);
    const store = createCounterStore(rules);
    for (const reading of readings.toReversed()) store.deliver([reading]);
    expect(store.contents()).toEqual({ slots, events, state });
  });
});
