// What its energy costs.
import { hourMs } from '@ohmstead/domain';

const vat = { name: 'VAT', ratePpm: 190_000, on: ['energy', 'fixed'] };
const base = { name: 'Base', per: 'month', amountMicros: 9_900_000 };
const feedIn = { type: 'standard', priceMicros: 81_100 };
const everyDay = [1, 2, 3, 4, 5, 6, 7];

export const duskTariffs = [
  {
    name: 'One price',
    validFrom: '2025-01-01',
    buying: { type: 'standard', priceMicros: 312_000 },
    feedIn,
    fixedCharges: [base],
    taxes: [vat],
  },
  {
    name: 'Day and night',
    validFrom: '2026-10-16',
    buying: {
      type: 'timeOfUse',
      schedule: {
        summer: null,
        holidays: ['2026-10-31'],
        rules: [
          { band: 'offPeak', from: '00:00', to: '06:00', weekdays: everyDay, onHolidays: true, season: null },
          {
            band: 'peak',
            from: '17:00',
            to: '20:00',
            weekdays: [1, 2, 3, 4, 5],
            onHolidays: false,
            season: null,
          },
        ],
        otherwise: 'standard',
      },
      prices: { offPeak: 221_000, standard: 305_000, peak: 398_000 },
      winterPrices: null,
    },
    feedIn,
    fixedCharges: [base],
    demandCharge: { priceMicrosPerKw: 1_250_000 },
    taxes: [vat],
  },
];

/** Their supplier forgot the feed-in and reckoned a reminder. */
export const octoberInvoice = {
  from: '2026-10-01',
  to: '2026-11-01',
  total: 200,
  lines: [
    { kind: 'energy', kWh: 480, price: 0.3, amount: 144 },
    { kind: 'fixed', name: 'Base', amount: 9.9 },
    { kind: 'fixed', name: 'Reminder', amount: 5 },
    { kind: 'tax', rate: 0.19, amount: 41.1 },
  ],
};

export const shedTariff = {
  name: 'Spot',
  validFrom: '2026-01-01',
  buying: { type: 'dynamic', series: 'spot', factorPpm: 1_000_000, markUpMicros: 50_000 },
};

const firstPriceMs = Date.parse('2026-10-25T13:00Z');

/** Some are below nothing. */
export const hourlyPrices = Array.from({ length: 10 * 24 }, (_, hour) => ({
  time: new Date(firstPriceMs + hour * hourMs).toISOString(),
  price: ((hour * 7) % 24) / 50 - 0.02,
}));
