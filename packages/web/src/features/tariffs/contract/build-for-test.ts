import type { Schedule, TariffVersion, TieredTimeOfUseTariff, TimeOfUseTariff } from '@ohmstead/domain';

export const buildVersion = (change: Partial<TariffVersion> = {}): TariffVersion => ({
  id: '7',
  name: 'Basic',
  validFrom: '2026-01-01',
  validTo: null,
  buying: { type: 'standard', priceMicros: 268_000 },
  feedIn: null,
  fixedCharges: [],
  demandCharge: null,
  taxes: [],
  exportCredit: false,
  ...change,
});

const weekdays = [1, 2, 3, 4, 5];

/** Peak on winter evenings, as the plan of its hours writes it again. */
const schedule: Schedule = {
  summer: { from: '04-01', to: '10-01' },
  holidays: ['2026-12-25'],
  rules: [{ band: 'peak', from: '17:00', to: '21:00', weekdays, onHolidays: false, season: 'winter' }],
  otherwise: 'standard',
};

export const timeOfUse: TimeOfUseTariff = {
  type: 'timeOfUse',
  schedule,
  prices: { standard: 276_000 },
  winterPrices: { peak: 448_000, standard: 298_000 },
};

const tiers = [
  { uptoKwh: 100, priceMicros: 200_000 },
  { uptoKwh: null, priceMicros: 300_000 },
];

export const tieredTimeOfUse: TieredTimeOfUseTariff = {
  type: 'tieredTimeOfUse',
  schedule,
  tiers: { peak: tiers, standard: tiers },
  winterTiers: null,
  tiersCount: 'all',
};
