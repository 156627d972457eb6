import { formatsOf } from '@ohmstead/i18n';
import { describe, expect, it } from 'vitest';
import { buildLoad } from '../build-for-test.ts';
import { durationCurve, loadAt } from './duration-curve.ts';

const formats = formatsOf('en');

describe('durationCurve', () => {
  it('is one line in the unit of the highest load', () => {
    const { left, series } = durationCurve(buildLoad(), null, formats);
    expect(left.unit).toBe('kW');
    expect(series.map(({ key, values }) => [key, values])).toEqual([['current', [2, 0.7, 0.4, 0.2, 0.09]]]);
  });

  it('has both curves in the unit of the higher', () => {
    const small = buildLoad({ durationCurve: { share: [0, 1], powerW: [300, 100] } });
    const { left, series } = durationCurve(small, buildLoad(), formats);
    expect(left.unit).toBe('kW');
    expect(series.map(({ values }) => values[0])).toEqual([0.3, 2]);
  });

  it('dots what is compared, in the same hue', () => {
    const { series } = durationCurve(buildLoad(), buildLoad(), formats);
    expect(series.map(({ role, drawn }) => [role, drawn])).toEqual([
      ['load', 'area'],
      ['load', 'dotted'],
    ]);
  });

  it('is marked at round shares of the time', () => {
    const { slots } = durationCurve(buildLoad(), null, formats);
    expect(slots.ticksFor(390)).toEqual([
      { slot: 0, label: '0%' },
      { slot: 1, label: '25%' },
      { slot: 2, label: '50%' },
      { slot: 3, label: '75%' },
      { slot: 4, label: '100%' },
    ]);
    expect(slots.ticksFor(1000).map(({ label }) => label)).toEqual(['0%', '50%', '100%']);
  });
});

describe('loadAt', () => {
  it('is what was reached for that share of the time; unknown without any load', () => {
    expect(loadAt(buildLoad(), 0.5)).toBe(400);
    expect(loadAt(buildLoad({ durationCurve: { share: [], powerW: [] } }), 0.5)).toBeNull();
  });
});
