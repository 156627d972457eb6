import { describe, expect, it } from 'vitest';
import { buildMeterLive } from '../../../../test/build-meter-live.ts';
import { meterCards } from './meter-card.ts';

const phase = (powerW: number | null) => ({
  voltageV: 230,
  currentA: 1,
  powerW,
  importKwh: 0,
  exportKwh: 0,
  frequencyHz: 50,
  powerFactor: 1,
});

const bars = (...powers: (number | null)[]) =>
  meterCards([buildMeterLive({ type: 3, phases: powers.map(phase) })])[0]?.phases;

describe('meterCards', () => {
  it('measures phase bars by the strongest phase', () => {
    expect(bars(1000, -500, 0)?.map(({ phase, share, role }) => [phase, share, role])).toEqual([
      ['A', 1, 'import'],
      ['B', 0.5, 'export'],
      ['C', 0, 'import'],
    ]);
  });

  it('keeps an unknown phase unknown', () => {
    expect(bars(1000, null)?.[1]).toMatchObject({ powerW: null, share: 0 });
  });

  it('draws no bars when nothing flows, and none for a single phase', () => {
    expect(bars(0, 0, 0)?.map((bar) => bar.share)).toEqual([0, 0, 0]);
    expect(bars(400)).toEqual([]);
  });

  it('marks a meter that has never sent', () => {
    expect(meterCards([buildMeterLive({ lastUpdate: null })])[0]?.waiting).toBe(true);
  });
});
