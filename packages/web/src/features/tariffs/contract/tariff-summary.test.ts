import { formatsOf, textOf } from '@ohmstead/i18n';
import { describe, expect, it } from 'vitest';
import type { Texts } from '../../../texts/use-texts.ts';
import { buildVersion, tieredTimeOfUse, timeOfUse } from './build-for-test.ts';
import { tariffSummary } from './tariff-summary.ts';

const say: Texts['say'] = (key, params) => textOf('en', key, params);

const summary = (change: Parameters<typeof buildVersion>[0]): string[] =>
  tariffSummary(buildVersion(change), { say, lang: 'en', formats: formatsOf('en'), currency: 'EUR' }).map(
    ({ label, value }) => `${label}: ${value}`,
  );

describe('tariffSummary', () => {
  it('has a price with all its digits', () => {
    expect(summary({ buying: { type: 'standard', priceMicros: 253_475 } })).toEqual([
      'Electricity price: €0.253475 per kWh',
    ]);
  });

  it('has each band in each season', () => {
    expect(summary({ buying: timeOfUse })).toEqual([
      'Standard, Summer: €0.276 per kWh',
      'Peak, Winter: €0.448 per kWh',
      'Standard, Winter: €0.298 per kWh',
    ]);
  });

  it('has tiers', () => {
    expect(summary({ buying: tieredTimeOfUse })[0]).toBe(
      'Peak: €0.20 per kWh up to 100\u202fkWh · €0.30 per kWh above',
    );
  });

  it('has what comes beside the energy', () => {
    expect(
      summary({
        buying: { type: 'dynamic', series: 'spot', factorPpm: 1_190_000, markUpMicros: -20_000 },
        feedIn: { type: 'standard', priceMicros: 82_000 },
        fixedCharges: [{ name: 'Standing charge', per: 'day', amountMicros: 932_000 }],
        demandCharge: { priceMicrosPerKw: 17_650_000 },
        taxes: [{ name: 'VAT', ratePpm: 87_500, on: ['energy'] }],
      }),
    ).toEqual([
      'Electricity price: Series “spot” × 1.19 − €0.02 per kWh',
      'Feed-in price: €0.082 per kWh',
      'Standing charge: €0.932 per day',
      'Demand charge: €17.65 per kW per month',
      'VAT: 8.75%',
    ]);
  });
});
