import { minuteMicros } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { heldBefore, lookBackMicros } from './held-before.ts';
import type { KindLimits } from './meter-alerts.ts';

const nowMicros = 1_000 * minuteMicros;
const since = nowMicros - lookBackMicros;
type Limits = KindLimits['limits'];
const power = (limit: number): Limits => [{ kind: 'overPower', limit }];
const voltage: Limits = [{ kind: 'overVoltage', limit: 253 }];

const held = (before: Limits, after: Limits, { lastMicros = 0, phases = 1 } = {}) =>
  heldBefore(
    { before: { phases: 1, limits: before }, after: { phases, limits: after }, lastMicros },
    nowMicros,
  ).map(({ untilMicros, limits }) => ({ untilMicros, limits }));

describe('a change', () => {
  it('of a limit, or that switches a kind off, holds from now on', () => {
    for (const after of [power(8000), []])
      expect(held(power(5000), after)).toEqual([{ untilMicros: nowMicros, limits: power(5000) }]);
  });

  it('that switches a kind on holds for the quarter of an hour before too', () => {
    expect(held([], power(5000))).toEqual([{ untilMicros: since, limits: [] }]);
    expect(held(voltage, [...power(5000), ...voltage])).toEqual([{ untilMicros: since, limits: voltage }]);
  });

  it('holds for nothing that was measured before the last one', () => {
    const lastMicros = nowMicros - minuteMicros;
    expect(held([], power(5000), { lastMicros })).toEqual([{ untilMicros: lastMicros, limits: [] }]);
    const ahead = nowMicros + minuteMicros;
    expect(held(power(5000), [], { lastMicros: ahead })).toEqual([
      { untilMicros: ahead, limits: power(5000) },
    ]);
  });

  it('that switches one kind on and changes another is two', () => {
    expect(held(power(5000), [...power(8000), ...voltage])).toEqual([
      { untilMicros: since, limits: power(5000) },
      { untilMicros: nowMicros, limits: [...power(5000), ...voltage] },
    ]);
    expect(held(power(5000), voltage)).toHaveLength(2);
    expect(held(power(5000), [...power(5000), ...voltage], { phases: 3 })).toHaveLength(2);
  });
});
