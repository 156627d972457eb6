import { useTypes } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { meterWords, shownPowerW } from './meter-figures.ts';

describe('shownPowerW', () => {
  it.each([
    ['what an inverter gives', useTypes.inverter, -1941, 1941],
    ['what an inverter draws at night', useTypes.inverter, 4, -4],
    ['an inverter at rest', useTypes.inverter, 0, 0],
    ['an inverter that is silent', useTypes.inverter, null, null],
    ['export at the grid', useTypes.grid, -12, -12],
    ['a discharging battery', useTypes.storage, -300, -300],
    ['a load', useTypes.load, 40, 40],
  ])('of %s', (_, useType, powerW, shown) => {
    expect(shownPowerW(useType, powerW)).toBe(shown);
  });
});

describe('meterWords', () => {
  it('call what an inverter counts yield, and what others count export', () => {
    expect(meterWords(useTypes.inverter).exportCounter).toBe('overview.yieldCounter');
    expect(meterWords(useTypes.grid).exportCounter).toBe('overview.exportCounter');
  });
});
