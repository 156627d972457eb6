import { describe, expect, it } from 'vitest';
import { meterValues } from './meter-values.ts';

const phase = {
  voltageV: 230,
  currentA: 1.8,
  powerW: 420,
  importKwh: 1234.5,
  exportKwh: 0,
  frequencyHz: null,
  powerFactor: 0.98,
};

describe('meterValues', () => {
  it('has a value for each phase, and leaves out what no phase reports', () => {
    const values = meterValues([phase, { ...phase, powerW: -12, powerFactor: null }]);
    expect(values).toContainEqual({ key: 'powerW', ofPhases: [420, -12] });
    expect(values).toContainEqual({ key: 'powerFactor', ofPhases: [0.98, null] });
    expect(values.map(({ key }) => key)).not.toContain('frequencyHz');
  });
});
