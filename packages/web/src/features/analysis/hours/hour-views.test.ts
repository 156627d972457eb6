import type { SiteHourValues } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { measuresOfView, siteViews, valuesOfView } from './hour-views.ts';

const knownShare = [1, 0.5];
const answer: SiteHourValues = {
  timeZone: 'UTC',
  times: ['2026-03-09T00:00:00Z', '2026-03-09T01:00:00Z'],
  to: '2026-03-09T02:00:00Z',
  currency: 'EUR',
  figures: [
    { key: 'consumption', amounts: [0.1, 0.2], grams: [100, 200], knownShare },
    { key: 'import', amounts: [0.3, null], grams: [300, null], knownShare },
    { key: 'export', amounts: [0.05, 0], grams: null, knownShare },
    { key: 'yield', amounts: null, grams: [0, 50], knownShare },
  ],
};

describe('valuesOfView', () => {
  it('has the values of the view in the measure, with what is known of them', () => {
    expect(valuesOfView(answer, 'import', 'money')).toEqual({
      measure: { unit: 'money', currency: 'EUR' },
      values: [0.3, null],
      knownShare,
    });
    expect(valuesOfView(answer, 'yield', 'emissions')).toEqual({
      measure: { unit: 'g' },
      values: [0, 50],
      knownShare,
    });
  });

  it('has those that a view is offered, and no money where prices are not shown', () => {
    for (const view of siteViews)
      for (const measure of ['money', 'emissions'] as const)
        expect(valuesOfView(answer, view, measure) !== null).toBe(measuresOfView[view].includes(measure));
    expect(valuesOfView({ ...answer, currency: null }, 'import', 'money')).toBeNull();
  });
});
