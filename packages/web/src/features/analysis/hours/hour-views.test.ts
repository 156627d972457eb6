import type { SiteHourValues } from '@ohmstead/contract';
import { useTypes } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { measuresOfMeter, measuresOfView, siteViews, valuesOfView } from './hour-views.ts';

const knownShare = [1, 0.5];
const answer: SiteHourValues = {
  timeZone: 'UTC',
  times: ['2026-03-09T00:00:00Z', '2026-03-09T01:00:00Z'],
  to: '2026-03-09T02:00:00Z',
  currency: 'EUR',
  figures: [
    { meter: null, key: 'consumption', amounts: [0.1, 0.2], grams: [100, 200], knownShare },
    { meter: null, key: 'import', amounts: [0.3, null], grams: [300, null], knownShare },
    { meter: null, key: 'export', amounts: [0.05, 0], grams: null, knownShare },
    { meter: null, key: 'yield', amounts: null, grams: [0, 50], knownShare },
  ],
};

describe('valuesOfView', () => {
  it('has the values of the view in the measure, with what is known of them', () => {
    expect(valuesOfView(answer, { view: 'import', meterId: null }, 'money')).toEqual({
      measure: { unit: 'money', currency: 'EUR' },
      values: [0.3, null],
      knownShare,
    });
    expect(valuesOfView(answer, { view: 'yield', meterId: null }, 'emissions')).toEqual({
      measure: { unit: 'g' },
      values: [0, 50],
      knownShare,
    });
  });

  it('has those that a view is offered, and no money where prices are not shown', () => {
    for (const view of siteViews)
      for (const measure of ['money', 'emissions'] as const)
        expect(valuesOfView(answer, { view, meterId: null }, measure) !== null).toBe(
          measuresOfView[view].includes(measure),
        );
    expect(
      valuesOfView({ ...answer, currency: null }, { view: 'import', meterId: null }, 'money'),
    ).toBeNull();
  });
});

describe('the measures of a meter', () => {
  const { grid, inverter, load, storage } = useTypes;

  it('are what is known of the energy through it', () => {
    const all = ['energy', 'money', 'emissions'];
    expect(measuresOfMeter(grid, 'import')).toEqual(all);
    expect(measuresOfMeter(grid, 'export')).toEqual(['energy', 'money']);
    expect(measuresOfMeter(load, 'import')).toEqual(all);
    expect(measuresOfMeter(load, 'export')).toEqual(['energy']);
    expect(measuresOfMeter(inverter, 'export')).toEqual(['energy', 'emissions']);
    expect(measuresOfMeter(inverter, 'import')).toEqual(['energy']);
    expect(measuresOfMeter(storage, 'import')).toEqual(['energy']);
  });
});
