import { describe, expect, it } from 'vitest';
import { publicOutcome } from '../../test/corpus-outcome.ts';
import { type CounterCase, counterCases } from '../../test/counter-corpus.ts';
import { createCounterStore } from '../../test/counter-store.ts';
import { ledgerOf } from '../index.ts';

const cases = counterCases('counter-public');
const publicCases = cases.filter(({ source }) => source !== 'own');

const expectRight = (one: CounterCase): void => {
  const { energyKwh, judged, asks } = one;
  expect(publicOutcome(one)).toEqual({ energyKwh, judged, asks });
};

describe('counters of other systems', () => {
  it('are at least 60, each with a name, a reason, an address and what stands there', () => {
    expect(publicCases.length).toBeGreaterThanOrEqual(60);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
    expect(cases.filter(({ comments }) => comments === 0)).toEqual([]);
    expect(publicCases.filter(({ source }) => !/^https?:\/\/\S+$/.test(source ?? ''))).toEqual([]);
    expect(publicCases.filter(({ excerpt }) => (excerpt ?? '').length < 10)).toEqual([]);
  });

  it.each(cases)('$file: $name', expectRight);

  it.each(cases)('$file: $name, delivered one by one, twice, and backwards', ({ rules, readings }) => {
    const { slots, events, state } = ledgerOf(null, readings, rules);
    for (const order of [readings, [...readings, ...readings], readings.toReversed()]) {
      const store = createCounterStore(rules);
      for (const reading of order) store.deliver([reading]);
      expect(store.contents()).toEqual({ slots, events, state });
    }
  });
});
