// What a site's month and running bill will probably come to.
import type { SiteForecast } from '@ohmstead/contract';
import {
  type BackTestError,
  billingPeriodOf,
  type Coverage,
  dateAt,
  dateOfDayNumber,
  datesOfMonth,
  dayAfter,
  dayNumberOf,
  type ForecastFigure,
  forecastFigures,
  localDay,
  mostUnmetered,
  mwhPerKwh,
  naiveKinds,
  quarterHourMs,
  recordOf,
  sliceSlots,
  slotQualities,
  targetVerdict,
  type UsualConsumption,
  unmeteredShareOf,
} from '@ohmstead/domain';
import type { BilledSite } from '../bills/billed-site.ts';
import { kwhOf } from '../energy/figures.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteCell } from '../weather/day-weather.ts';
import { forecastBill } from './forecast-bill.ts';
import { type ForecastColumn, type ForecastSlots, forecastSlots, slotRange } from './forecast-slots.ts';
import type { LearnedFigure, LearnSite } from './learn-site.ts';

/** The days before today that show how a day runs. */
const shapeDays = 28;

export type SiteGoals = {
  readonly monthTargetKwh: number | null;
  /** Where its weather is known; null where no weather may be used. */
  readonly cell: SiteCell | null;
};
export type ForecastQuery = SiteGoals & { readonly learn: LearnSite };

export const siteForecast = async (
  reader: SiteReader,
  billed: BilledSite,
  { monthTargetKwh, cell, learn }: ForecastQuery,
): Promise<SiteForecast> => {
  const { site } = billed;
  const today = dateAt(site.zone, site.nowMs);
  const dates = datesOfMonth(today);
  const month = { fromDate: dates[0] ?? today, toDate: dayAfter(dates.at(-1) ?? today) };
  const period = billingPeriodOf(site.zone, billed.startDay, today);
  const shapesFrom = dateOfDayNumber(dayNumberOf(today) - shapeDays);
  const fromDate = [month.fromDate, period.fromDate, shapesFrom].toSorted()[0] ?? today;
  const toDate = [month.toDate, period.toDate].toSorted()[1] ?? today;
  const daysLeft = dayNumberOf(month.toDate) - dayNumberOf(today);
  const learned = await learn(reader, site, { horizon: { fromDate, toDate, daysLeft }, cell });
  const { figures: learnedFigures, weather } = learned;
  const span = { fromMs: localDay(site.zone, fromDate).fromMs, toMs: localDay(site.zone, toDate).fromMs };
  const slots = await forecastSlots(reader, site, { span, learned: learnedFigures });
  const range = slotRange(slots, site.zone, month);
  const shown = withoutUnmetered(slots, range);
  const figures = forecastFigures.map((figure) => figureOf(figure, learnedFigures[figure], shown, range));
  return {
    id: site.id,
    indicative: true,
    timeZone: site.zone,
    month: { ...month, daysLeft },
    madeAt: new Date(site.nowMs).toISOString(),
    figures,
    weather,
    usualConsumption: usualOf(learned.usualConsumption),
    coverage: monthCoverage(slots, range),
    days: daysOf(shown, dates, range),
    target: targetOf(figures[0], monthTargetKwh),
    bill: await forecastBill(reader, billed, { period, slots, learned: learnedFigures }),
  };
};

const usualOf = (usual: UsualConsumption | null): SiteForecast['usualConsumption'] => {
  if (!usual) return null;
  const { actualMwh, usualMwh, ...rest } = usual;
  return { ...rest, actualKwh: actualMwh / mwhPerKwh, usualKwh: usualMwh / mwhPerKwh };
};

type Range = { readonly from: number; readonly to: number };
type Figure = SiteForecast['figures'][number];

/** In a month in which something without a meter produces, the consumption is neither known nor expected. */
const withoutUnmetered = (slots: ForecastSlots, range: Range): ForecastSlots => {
  const msOf = (slot: number) => slots.fromMs + slot * quarterHourMs;
  const measured = sliceSlots(slots.measured, { fromMs: msOf(range.from), toMs: msOf(range.to) });
  if (unmeteredShareOf(measured) <= mostUnmetered) return slots;
  const consumption = { known: slots.columns.consumption.known.map(() => null), filled: null };
  return { ...slots, columns: { ...slots.columns, consumption } };
};

const figureOf = (
  key: ForecastFigure,
  { band, error, naive, knownDays }: LearnedFigure,
  { columns }: ForecastSlots,
  range: Range,
): Figure => {
  const { known, toCome } = sumsOf(columns[key], range);
  const isLearned = toCome !== null;
  return {
    key,
    unit: 'kWh',
    soFar: kwhOf(known),
    knownDays,
    expected: isLearned ? kwhOf((known ?? 0) + toCome) : null,
    band: isLearned
      ? {
          low: ((known ?? 0) + toCome * band.low) / mwhPerKwh,
          high: ((known ?? 0) + toCome * band.high) / mwhPerKwh,
        }
      : null,
    bandBasis: isLearned ? band.basis : null,
    backTest: errorOf(error),
    naive: recordOf(naiveKinds, (kind) => errorOf(naive[kind])),
  };
};

const errorOf = (error: BackTestError | null) =>
  error && { spans: error.spans, maeKwh: error.maeMwh / mwhPerKwh, wape: error.wape };

/** The known energy of a range, and the energy expected for the rest of it. */
const sumsOf = ({ known, filled }: ForecastColumn, { from, to }: Range) => {
  let sum: number | null = null;
  let toCome = 0;
  for (let slot = from; slot < to; slot += 1) {
    const energy = known[slot] ?? null;
    if (energy !== null) sum = (sum ?? 0) + energy;
    else toCome += filled?.[slot] ?? 0;
  }
  return { known: sum, toCome: filled ? toCome : null };
};

const daysOf = (
  { columns, wall }: ForecastSlots,
  dates: readonly string[],
  range: Range,
): SiteForecast['days'] => {
  const ofDate = new Map<number, Range>();
  for (let slot = range.from; slot < range.to; slot += 1) {
    const day = wall.dayNumber[slot] ?? 0;
    ofDate.set(day, { from: ofDate.get(day)?.from ?? slot, to: slot + 1 });
  }
  const sums = dates.map((date) =>
    sumsOf(columns.consumption, ofDate.get(dayNumberOf(date)) ?? { from: 0, to: 0 }),
  );
  return {
    dates: [...dates],
    unit: 'kWh',
    known: sums.map(({ known }) => kwhOf(known)),
    expected: sums.map(({ known, toCome }) => (toCome === null ? null : kwhOf((known ?? 0) + toCome))),
  };
};

/** The coverage of the month's quarter-hours up to now. */
const monthCoverage = ({ measured }: ForecastSlots, { from, to }: Range): Coverage => {
  const count = { known: 0, estimated: 0, all: 0 };
  for (let slot = from; slot < Math.min(to, measured.consumed.length); slot += 1) {
    count.all += 1;
    if ((measured.consumed[slot] ?? null) === null) continue;
    count.known += 1;
    if (measured.quality[slot] === slotQualities.estimated) count.estimated += 1;
  }
  if (count.all === 0) return { measured: 0, estimated: 0, missing: 1 };
  const estimated = count.estimated / count.all;
  const missing = 1 - count.known / count.all;
  return { measured: 1 - estimated - missing, estimated, missing };
};

const targetOf = (consumption: Figure | undefined, targetKwh: number | null): SiteForecast['target'] => {
  if (targetKwh === null || !consumption?.band || consumption.expected === null) return null;
  const expected = { ...consumption.band, expected: consumption.expected };
  const inMwh = recordOf(['low', 'expected', 'high'], (key) => expected[key] * mwhPerKwh);
  const { kind, overMwh } = targetVerdict(inMwh, targetKwh * mwhPerKwh);
  return { targetKwh, verdict: kind, overKwh: overMwh / mwhPerKwh };
};
