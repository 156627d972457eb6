import { describe, expect, it } from 'vitest';
import { effectTogether } from './effect-together.ts';

type Phase = 'A' | 'B' | 'C' | 'net';

const judged = (
  direction: 'import' | 'export',
  phase: Phase,
  effectKwh: number | null,
  effectAmount: number | null = null,
) => ({ direction, phase, effectKwh, effectAmount });

describe('what several judgements do together', () => {
  it('is the sum of each direction, and of all money', () => {
    const items = [
      judged('import', 'A', 2, 0.6),
      judged('export', 'A', 1, -0.08),
      judged('import', 'B', -0.5, -0.15),
    ];
    const { effects, amount } = effectTogether(items);
    expect(effects).toEqual([
      { direction: 'import', kind: 'adds', kWh: 1.5 },
      { direction: 'export', kind: 'adds', kWh: 1 },
    ]);
    expect(amount).toBeCloseTo(0.37);
  });

  it('leaves out what the meter sums itself beside its phases', () => {
    const phases = [judged('import', 'A', 1), judged('import', 'B', 2)];
    const { effects } = effectTogether([...phases, judged('import', 'net', 3)]);
    expect(effects).toEqual([{ direction: 'import', kind: 'adds', kWh: 3 }]);
    expect(effectTogether([judged('import', 'net', 3)]).effects).toEqual(effects);
  });

  it('leaves out a direction that nothing is added to', () => {
    const { effects } = effectTogether([judged('import', 'A', 0), judged('export', 'A', -2)]);
    expect(effects).toEqual([{ direction: 'export', kind: 'takes', kWh: 2 }]);
  });

  it('is said once where all add nothing, without money that rounds to nothing', () => {
    const { effects, amount } = effectTogether([
      judged('import', 'A', 0, 0.003),
      judged('export', 'A', 0, null),
    ]);
    expect(effects).toEqual([{ direction: null, kind: 'nothing', kWh: 0 }]);
    expect(amount).toBeNull();
  });

  it('is none where no energy is concerned', () => {
    expect(effectTogether([judged('import', 'A', null)])).toEqual({ effects: [], amount: null });
  });
});
