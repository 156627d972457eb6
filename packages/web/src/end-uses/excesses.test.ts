import { describe, expect, it } from 'vitest';
import { buildEndUses, buildMeterUse, buildUse } from '../../test/build-end-uses.ts';
import { excessesOf } from './excesses.ts';

const used = buildUse;
const meter = (meterId: number, kWh: number, change: Parameters<typeof buildMeterUse>[2] = {}) =>
  buildMeterUse(meterId, buildUse(kWh), change);
const answer = (...[uses, notMeasured]: [ReturnType<typeof meter>[], ReturnType<typeof used>]) =>
  buildEndUses(100, uses, notMeasured);

describe('excessesOf', () => {
  it('names what exceeds what it is a part of, beyond how meters differ', () => {
    expect(excessesOf(answer([meter(1, 103)], used(-3)))).toEqual([{ meter: null, kWh: 3 }]);
    expect(excessesOf(answer([meter(1, 100.5)], used(-0.5)))).toEqual([]);
    const uses = [meter(1, 50, { rest: used(-8) }), meter(2, 58, { behindId: 1 })];
    expect(excessesOf(answer(uses, used(50)))).toEqual([{ meter: 'Meter 1', kWh: 8 }]);
  });
});
