import { expect, it } from 'vitest';
import { clockOf, counterCases, eventText } from '../../test/counter-corpus.ts';
import { counterRulesOf, energyBetween, ledgerOf } from '../index.ts';

const cases = counterCases();

it('has its cases', () => {
  expect(cases.length).toBeGreaterThanOrEqual(20);
});

it.each(cases)('$name', ({ ratedPowerW, readings, energyKwh, events, estimated }) => {
  const ledger = ledgerOf(null, readings, counterRulesOf(ratedPowerW));
  const first = ledger.slots.at(0);
  const last = ledger.slots.at(-1);
  const energy = last?.lastCounts.map((count, index) =>
    count === null ? null : (count - (first?.firstCounts[index] ?? 0)) / 1e6,
  );
  expect(energy).toEqual(energyKwh);
  expect(ledger.events.map(eventText)).toEqual(events);
  expect(ledger.slots.filter((slot) => slot.estimated).map((slot) => clockOf(slot.slotMicros))).toEqual(
    estimated,
  );
  expect(ledger.state?.pending).toEqual([]);
  if (readings.length > 1) {
    const span = energyBetween(ledger.slots, first?.firstAtMicros ?? 0, last?.lastAtMicros ?? 0);
    expect(span.coverage.missing).toBe(0);
  }
});
