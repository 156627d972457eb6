// No estimated or missing time is without a cause.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFault, type FaultKind, faultKinds, faultOf, faultyMeter } from '../../test/build-faulty-meter.ts';
import { buildReading, buildRow } from '../../test/build-reading.ts';
import {
  type CounterEvent,
  counterRulesOf,
  energyBetween,
  ledgerOf,
  type MicroSpan,
  type Reading,
  returnedSpansOf,
  unmeasuredSpans,
  withReturns,
} from '../index.ts';

const rules = counterRulesOf(null);

const itemsOf = (events: readonly CounterEvent[]): MicroSpan[] =>
  events.map(({ sinceMicros: fromMicros, atMicros: toMicros }) => ({ fromMicros, toMicros }));

const spansOf = (readings: readonly Reading[], wanted?: MicroSpan) => {
  const { slots: judged, events } = ledgerOf(null, readings, rules);
  const slots = withReturns(judged, returnedSpansOf(events));
  const span = wanted ?? {
    fromMicros: slots[0]?.firstAtMicros ?? 0,
    toMicros: slots.at(-1)?.lastAtMicros ?? 0,
  };
  return { span, slots, spans: unmeasuredSpans(slots, itemsOf(events), span) };
};

const lengthOf = (spans: readonly MicroSpan[]): number =>
  spans.reduce((sum, { fromMicros, toMicros }) => sum + toMicros - fromMicros, 0);

const streams = fc
  .array(anyFault, { minLength: 1, maxLength: 4 })
  .map((faults) => faultyMeter(faults).readings);

describe('unmeasuredSpans', () => {
  it('are none in the time of intervals, and the same elsewhere', () => {
    fc.assert(
      fc.property(streams, fc.nat(100), fc.nat(100), (readings, from, to) => {
        const { slots, spans, span } = spansOf(readings);
        const at = (percent: number) =>
          span.fromMicros + Math.round(((span.toMicros - span.fromMicros) * percent) / 100);
        const covered = { fromMicros: at(Math.min(from, to)), toMicros: at(Math.max(from, to)) };
        const left = unmeasuredSpans(slots, [], span, [covered]);
        for (const { fromMicros, toMicros } of left)
          expect(toMicros <= covered.fromMicros || fromMicros >= covered.toMicros).toBe(true);
        const outside = spans.flatMap((one) => [
          { ...one, toMicros: Math.min(one.toMicros, covered.fromMicros) },
          { ...one, fromMicros: Math.max(one.fromMicros, covered.toMicros) },
        ]);
        const isSpan = (one: MicroSpan) => one.fromMicros < one.toMicros;
        expect(lengthOf(left)).toBe(
          covered.fromMicros < covered.toMicros ? lengthOf(outside.filter(isSpan)) : lengthOf(spans),
        );
      }),
    );
  });

  it('are all that the coverage does not call measured, kind by kind, in any span', () => {
    fc.assert(
      fc.property(streams, fc.nat(100), fc.nat(100), (readings, from, to) => {
        const { span: whole } = spansOf(readings);
        const length = whole.toMicros - whole.fromMicros;
        const at = (percent: number) => whole.fromMicros + Math.round((length * (percent - 10)) / 80);
        const wanted = { fromMicros: at(Math.min(from, to)), toMicros: at(Math.max(from, to)) };
        fc.pre(wanted.fromMicros < wanted.toMicros);
        const { slots, spans, span } = spansOf(readings, wanted);
        const { coverage } = energyBetween(slots, span.fromMicros, span.toMicros);
        for (const kind of ['estimated', 'missing'] as const) {
          const share = lengthOf(spans.filter((one) => one.kind === kind)) / lengthOf([span]);
          expect(share).toBeCloseTo(coverage[kind], 9);
        }
        for (const [place, { fromMicros }] of spans.entries())
          expect(fromMicros).toBeGreaterThanOrEqual(spans[place - 1]?.toMicros ?? span.fromMicros);
      }),
    );
  });

  it('have an item, or wait for later readings, where all counts were shown', () => {
    const shown = faultKinds.filter((kind): kind is FaultKind => kind !== 'unknown');
    const faults = fc.array(faultOf(fc.constantFrom(...shown)), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(faults, (some) => {
        for (const { cause } of spansOf(faultyMeter(some).readings).spans)
          expect(['item', 'undecided']).toContain(cause);
      }),
    );
  });

  it('name counts that were not shown, and the time without readings', () => {
    const minute = 60_000_000;
    const at = (minutes: number, importKwh: number | null): Reading =>
      buildReading({
        atMicros: minutes * minute,
        phases: [buildRow({ importKwh, exportKwh: 1 })],
      });
    const readings = [at(0, 5), at(20, 5.1), at(40, null), at(60, 5.3), at(80, 5.4)];
    const { spans } = spansOf(readings, { fromMicros: -10 * minute, toMicros: 100 * minute });
    expect(spans).toEqual([
      { fromMicros: -10 * minute, toMicros: 0, kind: 'missing', cause: 'unreported' },
      { fromMicros: 20 * minute, toMicros: 60 * minute, kind: 'estimated', cause: 'valueMissing' },
      { fromMicros: 80 * minute, toMicros: 100 * minute, kind: 'missing', cause: 'unreported' },
    ]);
    expect(unmeasuredSpans([], [], { fromMicros: 0, toMicros: minute })).toEqual([
      { fromMicros: 0, toMicros: minute, kind: 'missing', cause: 'unreported' },
    ]);
  });
});
