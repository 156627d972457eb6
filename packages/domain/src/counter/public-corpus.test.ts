import { describe, expect, it } from 'vitest';
import { type CounterCase, counterCases } from '../../test/counter-corpus.ts';
import { createCounterStore } from '../../test/counter-store.ts';
import {
  askingEvents,
  type CounterEvent,
  type Ledger,
  ledgerOf,
  returnedSpansOf,
  withReturns,
} from '../index.ts';

const cases = counterCases('counter-public');
const publicCases = cases.filter(({ source }) => source !== 'own');

const energyKwh = ({ slots: judged, events }: Ledger): (number | null)[] => {
  const slots = withReturns(judged, returnedSpansOf(events));
  return (slots.at(-1)?.lastCounts ?? []).map((count, register) =>
    count === null ? null : (count - (slots.at(0)?.firstCounts[register] ?? 0)) / 1e6,
  );
};

const judgementsOf = ({ events }: Ledger): CounterEvent[] =>
  events.filter(({ kind }) => kind !== 'gap' && kind !== 'rollover');

const registersOf = (events: readonly CounterEvent[]): number[] =>
  [...new Set(events.map(({ register }) => register))].sort((a, b) => a - b);

/** What came back has answered itself. */
const askingOf = ({ events }: Ledger): CounterEvent[] => {
  const taken = new Set(
    returnedSpansOf(events).flatMap(({ register, takesBack }) =>
      takesBack.map(({ fromMicros }) => `${register} ${fromMicros}`),
    ),
  );
  const shown = events.filter(({ register, atMicros }) => !taken.has(`${register} ${atMicros}`));
  const silences = new Map(
    events.flatMap(({ kind, atMicros, sinceMicros }) =>
      kind === 'gap' ? [[atMicros, atMicros - sinceMicros] as const] : [],
    ),
  );
  return askingEvents(shown, {
    isSeam: () => false,
    silenceBefore: ({ sinceMicros }) => silences.get(sinceMicros) ?? 0,
  });
};

const expectRight = ({ readings, rules, ...expected }: CounterCase): void => {
  const ledger = ledgerOf(null, readings, rules);
  expect(energyKwh(ledger)).toEqual(expected.energyKwh);
  const judgements = judgementsOf(ledger);
  expect(registersOf(judgements)).toEqual(expected.judged);
  expect(registersOf(askingOf(ledger))).toEqual(expected.asks);
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
