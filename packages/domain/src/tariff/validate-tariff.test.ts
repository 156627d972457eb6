import { describe, expect, it } from 'vitest';
import { buildVersion } from '../../test/build-tariff.ts';
import {
  type EnergyTariff,
  type Schedule,
  type TariffVersion,
  validateTariff,
  validateVersions,
  versionGaps,
} from '../index.ts';

const rule = {
  band: 'peak',
  from: '07:00',
  to: '21:00',
  weekdays: [1, 2, 3, 4, 5],
  onHolidays: false,
  season: null,
} as const;
const schedule: Schedule = { summer: null, holidays: [], rules: [rule], otherwise: 'offPeak' };
const summer = { from: '04-01', to: '10-01' };
const prices = { peak: 300_000, offPeak: 200_000 };
const tier = { uptoKwh: null, priceMicros: 250_000 };

const timeOfUse = (change: Partial<Schedule>, winterPrices: typeof prices | null = null): EnergyTariff => ({
  type: 'timeOfUse',
  schedule: { ...schedule, ...change },
  prices,
  winterPrices,
});
const tiered = (...tiers: { uptoKwh: number | null; priceMicros: number }[]): EnergyTariff => ({
  type: 'tiered',
  tiers,
});
const dynamic = (change: object): EnergyTariff => ({
  type: 'dynamic',
  series: 'spot',
  factorPpm: 1_000_000,
  markUpMicros: 0,
  ...change,
});

const problems = (version: Partial<TariffVersion>): string[] =>
  validateTariff(buildVersion(version)).map(({ code, path }) => `${code} ${path.join('.')}`);

describe('validateTariff', () => {
  it.each<[string, Partial<TariffVersion>]>([
    ['standard', {}],
    ['time of use', { buying: timeOfUse({}) }],
    ['with seasons', { buying: timeOfUse({ summer }, prices) }],
    ['tiers', { buying: tiered({ ...tier, uptoKwh: 100 }, tier) }],
    ['dynamic', { buying: dynamic({ markUpMicros: -20_000 }), feedIn: dynamic({}) }],
  ])('finds nothing wrong with %s', (_, version) => {
    expect(problems(version)).toEqual([]);
  });

  it.each<[string, Partial<TariffVersion>]>([
    ['name_required name', { name: ' ' }],
    ['date_invalid validFrom', { validFrom: '2026-02-30' }],
    ['date_invalid validTo', { validTo: 'soon' }],
    ['validity_empty validTo', { validFrom: '2026-01-01', validTo: '2026-01-01' }],
    ['price_invalid buying.priceMicros', { buying: { type: 'standard', priceMicros: 0.25 } }],
    ['price_invalid feedIn.priceMicros', { feedIn: { type: 'standard', priceMicros: 1e12 } }],
    [
      'price_invalid buying.prices.peak',
      {
        buying: { type: 'timeOfUse', schedule, prices: { peak: Number.NaN, offPeak: 0 }, winterPrices: null },
      },
    ],
    [
      'band_without_price buying.prices.offPeak',
      { buying: { type: 'timeOfUse', schedule, prices: { peak: 1 }, winterPrices: null } },
    ],
    ['band_without_price buying.prices.standard', { buying: timeOfUse({ otherwise: 'standard' }) }],
    [
      'band_without_price buying.winterPrices.standard',
      { buying: timeOfUse({ summer, rules: [{ ...rule, band: 'standard', season: 'winter' }] }, prices) },
    ],
    ['season_without_summer buying.winterPrices', { buying: timeOfUse({}, prices) }],
    [
      'season_without_summer buying.schedule.rules.0.season',
      { buying: timeOfUse({ rules: [{ ...rule, season: 'winter' }] }) },
    ],
    [
      'month_day_invalid buying.schedule.summer.from',
      { buying: timeOfUse({ summer: { from: '4-1', to: '10-01' } }) },
    ],
    [
      'summer_empty buying.schedule.summer',
      { buying: timeOfUse({ summer: { from: '04-01', to: '04-01' } }) },
    ],
    [
      'holiday_invalid buying.schedule.holidays.1',
      { buying: timeOfUse({ holidays: ['2026-12-25', '25.12.'] }) },
    ],
    [
      'time_invalid buying.schedule.rules.0.from',
      { buying: timeOfUse({ rules: [{ ...rule, from: '07:10' }] }) },
    ],
    ['time_invalid buying.schedule.rules.0.to', { buying: timeOfUse({ rules: [{ ...rule, to: '24:15' }] }) }],
    ['times_equal buying.schedule.rules.0', { buying: timeOfUse({ rules: [{ ...rule, to: '07:00' }] }) }],
    [
      'weekday_invalid buying.schedule.rules.0.weekdays',
      { buying: timeOfUse({ rules: [{ ...rule, weekdays: [0] }] }) },
    ],
    [
      'rule_without_days buying.schedule.rules.0',
      { buying: timeOfUse({ rules: [{ ...rule, weekdays: [] }] }) },
    ],
    ['tiers_required buying.tiers', { buying: tiered() }],
    ['tier_last_limited buying.tiers.0.uptoKwh', { buying: tiered({ ...tier, uptoKwh: 100 }) }],
    ['tier_last_limited buying.tiers.0.uptoKwh', { buying: tiered(tier, tier) }],
    ['tier_limit_invalid buying.tiers.0.uptoKwh', { buying: tiered({ ...tier, uptoKwh: 0.5 }, tier) }],
    [
      'tiers_not_rising buying.tiers.1.uptoKwh',
      { buying: tiered({ ...tier, uptoKwh: 9 }, { ...tier, uptoKwh: 9 }, tier) },
    ],
    ['series_required buying.series', { buying: dynamic({ series: '' }) }],
    ['factor_invalid buying.factorPpm', { buying: dynamic({ factorPpm: -1 }) }],
    ['credit_while_dynamic exportCredit', { buying: dynamic({}), exportCredit: true }],
    ['name_required fixedCharges.0.name', { fixedCharges: [{ name: '', per: 'month', amountMicros: 1 }] }],
    [
      'price_invalid fixedCharges.0.amountMicros',
      { fixedCharges: [{ name: 'a', per: 'day', amountMicros: 0.1 }] },
    ],
    [
      'price_invalid demandCharge.priceMicrosPerKw',
      { demandCharge: { priceMicrosPerKw: Number.POSITIVE_INFINITY } },
    ],
    ['rate_invalid taxes.0.ratePpm', { taxes: [{ name: 'VAT', ratePpm: -1, on: ['energy'] }] }],
    ['tax_on_nothing taxes.0.on', { taxes: [{ name: 'VAT', ratePpm: 1, on: [] }] }],
  ])('%s', (problem, version) => {
    expect(problems(version)).toEqual([problem]);
  });
});

describe('validateVersions', () => {
  const from = (id: string, validFrom: string, validTo: string | null): TariffVersion =>
    buildVersion({ id, validFrom, validTo });

  it.each<[string, TariffVersion[], string[]]>([
    ['versions that meet', [from('b', '2026-03-01', null), from('a', '2025-01-01', '2026-03-01')], []],
    ['a gap', [from('a', '2025-01-01', '2026-01-01'), from('b', '2026-03-01', null)], []],
    [
      'an overlap',
      [from('a', '2025-01-01', '2026-03-02'), from('b', '2026-03-01', null)],
      ['versions_overlap 1.validFrom'],
    ],
    [
      'two open ones',
      [from('a', '2025-01-01', null), from('b', '2024-01-01', null)],
      ['versions_overlap 1.validFrom'],
    ],
    [
      'an id used twice',
      [from('a', '2025-01-01', '2026-01-01'), from('a', '2026-01-01', null)],
      ['id_used 1.id'],
    ],
    ['a wrong version', [from('a', '2025-01-01', '2024-01-01')], ['validity_empty 0.validTo']],
  ])('of %s', (_, versions, expected) => {
    expect(validateVersions(versions).map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(expected);
  });
});

describe('versionGaps', () => {
  const version = (validFrom: string, validTo: string | null): TariffVersion =>
    buildVersion({ validFrom, validTo });
  const year = { fromDate: '2026-01-01', toDate: '2027-01-01' };

  it.each<[string, TariffVersion[], { fromDate: string; toDate: string }[]]>([
    ['all of it without versions', [], [year]],
    ['none in an open one', [version('2020-01-01', null)], []],
    ['before the first', [version('2026-05-01', null)], [{ fromDate: '2026-01-01', toDate: '2026-05-01' }]],
    [
      'between and after',
      [version('2026-06-01', '2026-12-01'), version('2025-01-01', '2026-05-01')],
      [
        { fromDate: '2026-05-01', toDate: '2026-06-01' },
        { fromDate: '2026-12-01', toDate: '2027-01-01' },
      ],
    ],
    ['none where one began later', [version('2025-01-01', '2028-01-01'), version('2028-06-01', null)], []],
  ])('%s', (_, versions, gaps) => {
    expect(versionGaps(versions, year)).toEqual(gaps);
  });
});
