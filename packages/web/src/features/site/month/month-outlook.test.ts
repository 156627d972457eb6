import { describe, expect, it } from 'vitest';
import { buildForecast } from '../build-for-test.ts';
import { monthOutlook } from './month-outlook.ts';

describe('monthOutlook', () => {
  it('shows the consumption with its band, and no yield where nothing produces', () => {
    expect(monthOutlook(buildForecast())).toMatchObject({
      consumption: { soFarKwh: 154, expectedKwh: 234, band: { low: 215, high: 244 } },
      yield: null,
      target: { targetKwh: 220, verdict: 'near' },
      isGuess: false,
    });
  });

  it('knows nothing before a whole day is known', () => {
    expect(monthOutlook(buildForecast({ figures: [], target: null }))).toMatchObject({
      consumption: { soFarKwh: null, expectedKwh: null, band: null },
      yield: null,
    });
  });
});
