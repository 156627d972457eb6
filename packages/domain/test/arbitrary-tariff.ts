// Arbitrary tariffs and sites around a billing period, all of them valid.
import fc from 'fast-check';
import {
  type BillInput,
  type BillingPeriod,
  bands,
  dateOfDayNumber,
  dayNumberOf,
  type EnergyTariff,
  localDay,
  quarterHourMs,
  type Schedule,
  type SlotColumn,
  type SlotQuality,
  type TariffVersion,
  taxableKinds,
} from '../src/index.ts';
import { buildSlots, buildVersion } from './build-tariff.ts';

/** Zones with clock changes of every kind: by an hour, half an hour or two, at midnight, for Ramadan, and none. */
export const zones = [
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'America/New_York',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Antarctica/Troll',
  'America/Santiago',
  'Asia/Shanghai',
  'Pacific/Chatham',
] as const;

const price = fc.integer({ min: -80_000, max: 450_000 });
const band = fc.constantFrom(...bands);
const byBand = <Value>(value: fc.Arbitrary<Value>) =>
  fc.record({ peak: value, standard: value, offPeak: value });

const tiers = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 3 }),
    fc.array(price, { minLength: 4, maxLength: 4 }),
  )
  .map(([limits, prices]) =>
    [...limits.toSorted((a, b) => a - b), null].map((uptoKwh, index) => ({
      uptoKwh,
      priceMicros: prices[index] ?? 0,
    })),
  );

const two = (value: number): string => String(value).padStart(2, '0');
const time = fc.integer({ min: 0, max: 95 }).map((q) => `${two(Math.floor(q / 4))}:${two((q % 4) * 15)}`);
const monthDay = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([month, day]) => `${two(month)}-${two(day)}`);

const plusDays = (date: string, days: number): string => dateOfDayNumber(dayNumberOf(date) + days);

const schedule = (fromDate: string): fc.Arbitrary<Schedule> =>
  fc.record({
    summer: fc.option(
      fc
        .tuple(monthDay, monthDay)
        .filter(([from, to]) => from !== to)
        .map(([from, to]) => ({ from, to })),
    ),
    holidays: fc.array(
      fc.integer({ min: -1, max: 5 }).map((days) => plusDays(fromDate, days)),
      { maxLength: 3 },
    ),
    rules: fc.array(
      fc
        .record({
          band,
          from: time,
          to: fc.oneof(time, fc.constant('24:00')),
          weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
          onHolidays: fc.boolean(),
          season: fc.option(fc.constantFrom('summer' as const, 'winter' as const)),
        })
        .filter(({ from, to }) => from !== to),
      { maxLength: 4 },
    ),
    otherwise: band,
  });

/** A season named without a summer holds never, which is refused; here it then is all year. */
const withSeasons = (value: Schedule): Schedule =>
  value.summer === null ? { ...value, rules: value.rules.map((rule) => ({ ...rule, season: null })) } : value;

const fixedTariff = (fromDate: string): fc.Arbitrary<Exclude<EnergyTariff, { type: 'dynamic' }>> =>
  fc.oneof(
    fc.record({ type: fc.constant('standard' as const), priceMicros: price }),
    fc.record({ type: fc.constant('tiered' as const), tiers }),
    fc
      .record({ schedule: schedule(fromDate), prices: byBand(price), winter: fc.option(byBand(price)) })
      .map(({ schedule: plan, prices, winter }) => ({
        type: 'timeOfUse' as const,
        schedule: withSeasons(plan),
        prices,
        winterPrices: plan.summer === null ? null : winter,
      })),
    fc
      .record({
        schedule: schedule(fromDate),
        tiers: byBand(tiers),
        winter: fc.option(byBand(tiers)),
        tiersCount: fc.constantFrom('band' as const, 'all' as const),
      })
      .map(({ schedule: plan, winter, ...rest }) => ({
        type: 'tieredTimeOfUse' as const,
        schedule: withSeasons(plan),
        ...rest,
        winterTiers: plan.summer === null ? null : winter,
      })),
  );

const dynamicTariff: fc.Arbitrary<EnergyTariff> = fc.record({
  type: fc.constant('dynamic' as const),
  series: fc.constantFrom('spot', 'none'),
  factorPpm: fc.constantFrom(1_000_000, 1_190_000, 0, 333_333),
  markUpMicros: fc.integer({ min: -50_000, max: 150_000 }),
});

const energyTariff = (fromDate: string): fc.Arbitrary<EnergyTariff> =>
  fc.oneof({ weight: 4, arbitrary: fixedTariff(fromDate) }, { weight: 1, arbitrary: dynamicTariff });

const tax = fc.record({
  name: fc.constantFrom('VAT', 'levy'),
  ratePpm: fc.integer({ min: 0, max: 300_000 }),
  on: fc.uniqueArray(fc.constantFrom(...taxableKinds), { minLength: 1 }),
});

const agreed = (fromDate: string): fc.Arbitrary<Partial<TariffVersion>> =>
  fc
    .record({
      buying: energyTariff(fromDate),
      feedIn: fc.option(energyTariff(fromDate)),
      fixedCharges: fc.array(
        fc.record({
          name: fc.constantFrom('basic', 'meter'),
          per: fc.constantFrom('month' as const, 'day' as const),
          amountMicros: fc.integer({ min: 0, max: 30_000_000 }),
        }),
        { maxLength: 2 },
      ),
      demandCharge: fc.option(fc.record({ priceMicrosPerKw: fc.integer({ min: 0, max: 20_000_000 }) })),
      taxes: fc.uniqueArray(tax, { maxLength: 2, selector: ({ name }) => name }),
      exportCredit: fc.boolean(),
    })
    .map((version) => ({
      ...version,
      exportCredit: version.exportCredit && version.buying.type !== 'dynamic',
    }));

/** One to three versions in and around a period that begins on the date, some with a gap after them. */
const versionsAround = (fromDate: string): fc.Arbitrary<TariffVersion[]> =>
  fc
    .uniqueArray(
      fc.record({
        start: fc.integer({ min: -4, max: 6 }),
        gap: fc.integer({ min: 0, max: 2 }),
        isOpen: fc.boolean(),
        version: agreed(fromDate),
      }),
      { minLength: 1, maxLength: 3, selector: ({ start }) => start },
    )
    .map((list) =>
      list
        .toSorted((a, b) => a.start - b.start)
        .map(({ start, gap, isOpen, version }, index, inOrder) => {
          const next = inOrder[index + 1]?.start ?? (isOpen ? null : start + 4);
          return buildVersion({
            ...version,
            id: `v${index}`,
            validFrom: plusDays(fromDate, start),
            validTo: next === null ? null : plusDays(fromDate, Math.max(start + 1, next - gap)),
          });
        }),
    );

type Sparse = {
  readonly at: number;
  readonly imported: number | null;
  readonly exported: number | null;
  readonly selfUsed: number | null;
  /** Null: without storage. */
  readonly stored: { readonly charged: number; readonly discharged: number } | null;
  readonly quality: number;
};

const amount = fc.oneof(fc.integer({ min: 0, max: 4_000_000 }), fc.constant(0));
const energy = fc.option(amount, { freq: 8 });

/** Few of the quarter-hours are known, so that a slow oracle is quick enough. Some lie outside the period. */
const sparse: fc.Arbitrary<Sparse[]> = fc.uniqueArray(
  fc.record({
    at: fc.oneof(fc.integer({ min: -10, max: 200 }), fc.integer({ min: -10, max: 500 })),
    imported: energy,
    exported: energy,
    selfUsed: energy,
    stored: fc.option(fc.record({ charged: amount, discharged: amount })),
    quality: fc.constantFrom(0, 0, 0, 1, 3),
  }),
  { maxLength: 24, selector: ({ at }) => at },
);

const consumedIn = ({ imported, selfUsed, stored }: Sparse): number | null => {
  if (imported === null) return null;
  return Math.max(0, imported + (selfUsed ?? 0) + (stored?.discharged ?? 0) - (stored?.charged ?? 0));
};

const unknown: readonly null[] = new Array<null>(600).fill(null);

const slotsFrom = (period: BillingPeriod, list: readonly Sparse[]) => {
  const first = -12;
  const count = (period.toMs - period.fromMs) / quarterHourMs + 24;
  const column = (energyOf: (slot: Sparse) => number | null): SlotColumn => {
    const entries: (number | null)[] = unknown.slice(0, count);
    for (const slot of list) if (slot.at - first < count) entries[slot.at - first] = energyOf(slot);
    return entries;
  };
  const quality = column(({ quality: known }) => known).map((value) => value ?? 2);
  return buildSlots(period.fromMs + first * quarterHourMs, {
    imported: column(({ imported }) => imported),
    exported: column(({ exported }) => exported),
    selfUsed: column(({ selfUsed }) => selfUsed),
    charged: column(({ stored }) => stored?.charged ?? null),
    discharged: column(({ stored }) => stored?.discharged ?? null),
    consumed: column(consumedIn),
    quality: quality as SlotQuality[], // 0 to 3 by construction
  });
};

/** Prices that differ from quarter-hour to quarter-hour, some missing; made once, begun anywhere. */
const spotPrices = Array.from({ length: 600 }, (_, index) => {
  const value = (index * 7_919) % 200_003;
  return value % 11 === 0 ? null : value - 60_000;
});

const spot = (period: BillingPeriod, skipped: number) => ({
  fromMs: period.fromMs - skipped * quarterHourMs,
  priceMicros: spotPrices,
});

/** Days on or before which clocks change in one of the zones, and two on which none do. */
const anchors = [
  '2024-02-28',
  '2024-03-09',
  '2024-03-30',
  '2024-04-06',
  '2024-04-13',
  '2024-04-25',
  '2024-09-07',
  '2024-09-28',
  '2024-10-05',
  '2024-10-26',
  '2024-10-31',
  '2024-11-02',
  '2024-12-30',
];

const periodOf = (zone: string, fromDate: string, days: number): BillingPeriod => {
  const toDate = plusDays(fromDate, days);
  const [fromMs, toMs] = [localDay(zone, fromDate).fromMs, localDay(zone, toDate).fromMs];
  return { fromDate, toDate, fromMs, toMs, days };
};

/** Short to print when it fails: the slots are made of it by `inputOf`. */
export type BillScenario = Omit<BillInput, 'slots' | 'prices'> & {
  readonly known: readonly Sparse[];
  /** Quarter-hours by which the price series begins before the period. */
  readonly skipped: number;
};

const scenarioOf = (
  timeZone: string,
  period: BillingPeriod,
  versions: fc.Arbitrary<TariffVersion[]>,
): fc.Arbitrary<BillScenario> =>
  fc.record({
    known: sparse,
    versions,
    period: fc.constant(period),
    timeZone: fc.constant(timeZone),
    currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
    skipped: fc.nat({ max: 60 }),
  });

/**
 * Short periods, because every quarter-hour costs time and the length is no law; made once, because many cases are
 * drawn from them.
 */
const scenarios = anchors.flatMap((fromDate) => {
  const versions = versionsAround(fromDate);
  return zones.flatMap((zone) =>
    [2, 5].map((days) => scenarioOf(zone, periodOf(zone, fromDate, days), versions)),
  );
});

export const billScenario: fc.Arbitrary<BillScenario> = fc
  .constantFrom(...scenarios)
  .chain((scenario) => scenario);

export const inputOf = ({ known, skipped, ...input }: BillScenario): BillInput => ({
  ...input,
  slots: slotsFrom(input.period, known),
  prices: { spot: spot(input.period, skipped) },
});
