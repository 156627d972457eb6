// What the demo's sites pay: each has another kind of tariff. Prices are near those of the suppliers in their cities,
// before tax.
import type { TariffBody } from '@ohmstead/contract';

type Tariff = Omit<TariffBody, 'id' | 'validFrom'>;

/** A version is valid from the demo's first day on, or from the first of the month a year later. */
export type DemoTariff = Tariff & { readonly begins: 'first' | 'afterAYear' };

export const demoSeries = 'spot';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const weekdays = [1, 2, 3, 4, 5];

const nothingMore = {
  validTo: null,
  feedIn: null,
  fixedCharges: [],
  demandCharge: null,
  taxes: [],
  exportCredit: false,
};

const germanTax = [{ name: 'MwSt.', ratePpm: 190_000, on: ['energy' as const, 'fixed' as const] }];

const flat: DemoTariff[] = [
  {
    ...nothingMore,
    begins: 'first',
    name: 'Kiez Strom Basis',
    buying: { type: 'standard', priceMicros: 268_000 },
    fixedCharges: [{ name: 'Grundpreis', per: 'month', amountMicros: 9_950_000 }],
    taxes: germanTax,
  },
  {
    ...nothingMore,
    begins: 'afterAYear',
    name: 'Kiez Strom Stunde',
    // Network, levies and the supplier's margin come on top of the exchange's price.
    buying: { type: 'dynamic', series: demoSeries, factorPpm: 1_000_000, markUpMicros: 148_000 },
    fixedCharges: [{ name: 'Grundpreis', per: 'month', amountMicros: 12_600_000 }],
    taxes: germanTax,
  },
];

const solarHouse: DemoTariff[] = [
  {
    ...nothingMore,
    begins: 'first',
    name: 'Harbour Time of Use',
    buying: {
      type: 'timeOfUse',
      schedule: {
        summer: { from: '11-01', to: '04-01' },
        holidays: [],
        rules: [
          { band: 'peak', from: '14:00', to: '20:00', weekdays, onHolidays: false, season: 'summer' },
          { band: 'peak', from: '17:00', to: '21:00', weekdays, onHolidays: false, season: 'winter' },
          { band: 'offPeak', from: '22:00', to: '07:00', weekdays: everyDay, onHolidays: true, season: null },
        ],
        otherwise: 'standard',
      },
      prices: { peak: 512_000, standard: 276_000, offPeak: 198_000 },
      winterPrices: { peak: 448_000, standard: 276_000, offPeak: 198_000 },
    },
    feedIn: { type: 'standard', priceMicros: 67_000 },
    fixedCharges: [{ name: 'Daily supply', per: 'day', amountMicros: 932_000 }],
    taxes: [{ name: 'GST', ratePpm: 100_000, on: ['energy', 'fixed'] }],
  },
];

const bakery: DemoTariff[] = [
  {
    ...nothingMore,
    begins: 'first',
    name: 'General service, time of day',
    buying: {
      type: 'timeOfUse',
      schedule: {
        summer: { from: '06-01', to: '10-01' },
        holidays: [],
        rules: [{ band: 'peak', from: '08:00', to: '22:00', weekdays, onHolidays: false, season: null }],
        otherwise: 'offPeak',
      },
      prices: { peak: 214_000, offPeak: 112_000 },
      winterPrices: { peak: 187_000, offPeak: 108_000 },
    },
    fixedCharges: [{ name: 'Customer charge', per: 'month', amountMicros: 28_400_000 }],
    demandCharge: { priceMicrosPerKw: 17_650_000 },
    taxes: [{ name: 'Sales tax', ratePpm: 45_000, on: ['energy', 'exportCredit', 'fixed', 'demand'] }],
    // Net metering: what the roof exports is set against what the oven draws.
    exportCredit: true,
    feedIn: { type: 'standard', priceMicros: 38_000 },
  },
];

const farm: DemoTariff[] = [
  {
    ...nothingMore,
    begins: 'first',
    name: 'Small commercial',
    buying: {
      type: 'tiered',
      tiers: [
        { uptoKwh: 500, priceMicros: 16_400_000 },
        { uptoKwh: 2_000, priceMicros: 20_970_000 },
        { uptoKwh: null, priceMicros: 24_300_000 },
      ],
    },
    fixedCharges: [{ name: 'Standing charge', per: 'month', amountMicros: 350_000_000 }],
    taxes: [{ name: 'VAT', ratePpm: 160_000, on: ['energy', 'fixed'] }],
  },
];

const tariffsOf: Readonly<Record<string, readonly DemoTariff[]>> = { flat, solarHouse, bakery, farm };

/** A profile's tariff versions, with their dates in an installation that began on `firstDate`. */
export const demoTariffs = (profile: string, firstDate: string): TariffBody[] =>
  (tariffsOf[profile] ?? []).map(({ begins, ...tariff }) => ({
    ...tariff,
    id: 0,
    validFrom: begins === 'first' ? firstDate : aYearAfter(firstDate),
  }));

const aYearAfter = (date: string): string => `${Number(date.slice(0, 4)) + 1}${date.slice(4, 7)}-01`;
