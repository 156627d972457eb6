// A tariff that makes bills work: prices by hour, weekday and season, tiers, feed-in, a demand charge, taxes.
import type { TariffBody } from '@ohmstead/contract';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const workdays = [1, 2, 3, 4, 5];

export const historyTariff: TariffBody = {
  id: 0,
  name: 'Bench',
  validFrom: '2000-01-01',
  validTo: null,
  buying: {
    type: 'tieredTimeOfUse',
    schedule: {
      summer: { from: '04-01', to: '10-01' },
      holidays: [],
      rules: [
        { band: 'offPeak', from: '22:00', to: '06:00', weekdays: everyDay, onHolidays: true, season: null },
        { band: 'peak', from: '17:00', to: '20:00', weekdays: workdays, onHolidays: false, season: null },
      ],
      otherwise: 'standard',
    },
    tiers: {
      peak: [{ uptoKwh: null, priceMicros: 389_900 }],
      standard: [
        { uptoKwh: 250, priceMicros: 301_200 },
        { uptoKwh: null, priceMicros: 334_500 },
      ],
      offPeak: [{ uptoKwh: null, priceMicros: 241_700 }],
    },
    winterTiers: null,
    tiersCount: 'band',
  },
  feedIn: { type: 'standard', priceMicros: 81_100 },
  fixedCharges: [{ name: 'Base', per: 'month', amountMicros: 12_900_000 }],
  demandCharge: { priceMicrosPerKw: 1_250_000 },
  taxes: [{ name: 'VAT', ratePpm: 190_000, on: ['energy', 'fixed', 'demand'] }],
  exportCredit: false,
};
