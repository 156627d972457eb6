import { useTypes } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { phaseBars } from './phase-bars.ts';

const phases = (...powers: (number | null)[]) => powers.map((powerW) => ({ powerW }));

describe('phaseBars', () => {
  it('measure each phase by the strongest, and show its direction at the grid', () => {
    expect(phaseBars(phases(200, -400, null), useTypes.grid)).toEqual([
      { phase: 'A', powerW: 200, share: 0.5, role: 'import' },
      { phase: 'B', powerW: -400, share: 1, role: 'export' },
      { phase: 'C', powerW: null, share: 0, role: 'import' },
    ]);
  });

  it('have the colour of their use elsewhere', () => {
    expect(phaseBars(phases(0, 0, 0), useTypes.inverter).map(({ role, share }) => [role, share])).toEqual([
      ['solar', 0],
      ['solar', 0],
      ['solar', 0],
    ]);
  });
});
