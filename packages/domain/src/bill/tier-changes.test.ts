// What fills tiers when versions or seasons change within a billing period.
import { describe, expect, it } from 'vitest';
import { buildSlots, buildVersion } from '../../test/build-tariff.ts';
import {
  type Band,
  type BandRule,
  billingPeriodOf,
  billOf,
  type EnergyTariff,
  quarterHourMs,
  type Schedule,
  type TariffVersion,
} from '../index.ts';

const zone = 'Etc/UTC';
const period = billingPeriodOf(zone, 1, '2026-06-01');
const quarterHours = (period.toMs - period.fromMs) / quarterHourMs;

/** 10 kWh a day, half of it before noon. */
const imported = Array.from({ length: quarterHours }, (_, slot) => (slot % 48 === 0 ? 5_000_000 : 0));

const morning: BandRule = {
  band: 'peak',
  from: '00:00',
  to: '12:00',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  onHolidays: true,
  season: null,
};
const schedule: Schedule = { summer: null, holidays: [], rules: [morning], otherwise: 'offPeak' };
const tiers = [
  { uptoKwh: 60, priceMicros: 100_000 },
  { uptoKwh: null, priceMicros: 200_000 },
];

const standard: EnergyTariff = { type: 'standard', priceMicros: 300_000 };
const dynamic: EnergyTariff = { type: 'dynamic', series: 'none', factorPpm: 1_000_000, markUpMicros: 0 };
const tiered: EnergyTariff = { type: 'tiered', tiers };
const timeOfUse: EnergyTariff = {
  type: 'timeOfUse',
  schedule,
  prices: { peak: 300_000, offPeak: 300_000 },
  winterPrices: null,
};
const bandTiered = (tiersCount: 'band' | 'all'): EnergyTariff => ({
  type: 'tieredTimeOfUse',
  schedule,
  tiers: { peak: tiers, offPeak: tiers },
  winterTiers: null,
  tiersCount,
});

/** kWh by band and tier of the version that begins on the 5th, when 40 kWh have been imported, and ends with the 10th. */
const secondVersion = (first: EnergyTariff | null, second: EnergyTariff): Record<string, number> => {
  const versions: TariffVersion[] = [
    ...(first ? [buildVersion({ id: 'first', validTo: '2026-06-05', buying: first })] : []),
    buildVersion({ id: 'second', validFrom: '2026-06-05', validTo: '2026-06-11', buying: second }),
  ];
  return kwhByTier(versions, 'second');
};

const kwhByTier = (versions: TariffVersion[], id: string): Record<string, number> => {
  const slots = buildSlots(period.fromMs, { imported });
  const { cost } = billOf({ slots, period, versions, timeZone: zone, currency: 'EUR', prices: {} });
  const lines = cost.lines.filter(({ kind, versionId }) => kind === 'energy' && versionId === id);
  const nameOf = (band: Band | null, tier: number | null) => [band, tier].filter(Boolean).join(' ');
  return Object.fromEntries(
    lines.map(({ band, tier, season, energyMwh }) => [
      [season, nameOf(band, tier)].filter(Boolean).join(' '),
      (energyMwh ?? 0) / 1e6,
    ]),
  );
};

describe('tiers after a change', () => {
  it.each([
    ['a standard tariff', standard],
    ['a dynamic tariff without prices', dynamic],
    ['bands', timeOfUse],
    ['other tiers', tiered],
  ])('go on from what was bought by %s', (_, first) => {
    expect(secondVersion(first, tiered)).toEqual({ '1': 20, '2': 40 });
  });

  it('begin at 0 after a time without a version', () => {
    expect(secondVersion(null, tiered)).toEqual({ '1': 60 });
  });

  it('inside a band begin at 0 after a version without bands, and go on after one with bands', () => {
    expect(secondVersion(standard, bandTiered('band'))).toEqual({ 'peak 1': 30, 'offPeak 1': 30 });
    const later = [
      buildVersion({ id: 'first', validTo: '2026-06-11', buying: timeOfUse }),
      buildVersion({
        id: 'second',
        validFrom: '2026-06-11',
        validTo: '2026-06-17',
        buying: bandTiered('band'),
      }),
    ];
    const tenOfSixty = { 'peak 1': 10, 'peak 2': 20, 'offPeak 1': 10, 'offPeak 2': 20 };
    expect(kwhByTier(later, 'second')).toEqual(tenOfSixty);
  });

  it('counted over all bands go on from whatever was bought', () => {
    expect(secondVersion(standard, bandTiered('all'))).toEqual({
      'peak 1': 10,
      'peak 2': 20,
      'offPeak 1': 10,
      'offPeak 2': 20,
    });
  });

  it('of season go on too', () => {
    const seasonal: EnergyTariff = {
      type: 'tieredTimeOfUse',
      schedule: { ...schedule, rules: [], summer: { from: '06-05', to: '10-01' } },
      tiers: { offPeak: tiers },
      winterTiers: { offPeak: tiers },
      tiersCount: 'band',
    };
    const version = buildVersion({ id: 'only', validTo: '2026-06-11', buying: seasonal });
    expect(kwhByTier([version], 'only')).toEqual({
      'winter offPeak 1': 40,
      'summer offPeak 1': 20,
      'summer offPeak 2': 40,
    });
  });
});
