// Energy of a day, month, year, of some days, or of all time, beside the period before and the same one of the year before.
import type { EnergyFigures, EnergyReport } from '@ohmstead/contract';
import {
  dateAt,
  dayAfter,
  type LocalSpan,
  relativeChange,
  type SiteTotals,
  sameWallClock,
} from '@ohmstead/domain';
import { readSpan } from '../rollups/read-span.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { siteEmissions } from './emissions.ts';
import { dayColumns, energyColumns, keysOfView, timeTypes } from './energy-columns.ts';
import { byRuleOf, demandOf, figuresOf } from './figures.ts';
import { periodBefore, periodYearBefore, type ReportPeriod, spanOfPeriod } from './report-period.ts';

type View = keyof typeof keysOfView;

export type ReportQuery = {
  readonly period: ReportPeriod;
  readonly view: View;
  /** The other period whose columns are included too. */
  readonly compare?: 'previous' | 'lastYear' | undefined;
};

export const energyReport = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { period, view, compare }: ReportQuery,
): Promise<EnergyReport> => {
  const span = spanOfPeriod(site, period);
  const totals = await readSpan(reader, site, span);
  const current = presentSpan(site, span, totals);
  const others = { previous: periodBefore(period), lastYear: periodYearBefore(period) };
  const compared = (other: ReportPeriod | null) => comparedWith(reader, site, { current, span, other });
  const compareWith = compare === undefined ? null : others[compare];
  // These run together: while one is computed, the database looks up another.
  const [previous, lastYear, co2, columns, comparedColumns] = await Promise.all([
    compared(others.previous),
    compared(others.lastYear),
    siteEmissions(reader, site, span, totals),
    columnsOf(reader, site, period, view),
    compareWith && columnsOf(reader, site, compareWith, view),
  ]);
  return {
    reporttype: period.kind === 'typed' ? period.type : timeTypes.month,
    view,
    current,
    previous,
    lastYear,
    demand: demandOf(totals),
    phaseRule: site.rule,
    byRule: byRuleOf(totals),
    co2,
    columns,
    comparedColumns,
  };
};

const columnsOf = (reader: SiteReader, site: SiteSnapshot, period: ReportPeriod, view: View) =>
  period.kind === 'days'
    ? dayColumns(reader, site, { ...period, keys: keysOfView[view] })
    : energyColumns(reader, site, { date: period.date, timeType: period.type, keys: keysOfView[view] });

type Spanned = EnergyReport['current'];

type Compared = {
  readonly current: Spanned;
  readonly span: LocalSpan;
  readonly other: ReportPeriod | null;
};

const comparedWith = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { current, span, other }: Compared,
): Promise<EnergyReport['previous']> => {
  if (other === null) return null;
  const whole = spanOfPeriod(site, other);
  const isRunning = span.fromMs < site.nowMs && site.nowMs < span.toMs;
  const part = isRunning ? { ...whole, toMs: sameMoment(site, span, whole) } : whole;
  const presented = presentSpan(site, part, await readSpan(reader, site, part));
  return { ...presented, change: changeOf(current.figures, presented.figures) };
};

/** The instant as many days into the other period, at the same time of day, or its end where that is earlier. */
const sameMoment = ({ zone, nowMs }: SiteSnapshot, current: LocalSpan, other: LocalSpan): number => {
  let date = dateAt(zone, other.fromMs);
  const today = dateAt(zone, nowMs);
  for (let at = dateAt(zone, current.fromMs); at < today; at = dayAfter(at)) date = dayAfter(date);
  return Math.min(sameWallClock(zone, nowMs, date), other.toMs);
};

const presentSpan = (site: SiteSnapshot, { fromMs, toMs }: LocalSpan, totals: SiteTotals): Spanned => ({
  from: new Date(fromMs).toISOString(),
  to: new Date(Math.max(fromMs, Math.min(toMs, site.nowMs))).toISOString(),
  figures: figuresOf(totals),
});

const changeOf = (
  now: EnergyFigures,
  before: EnergyFigures,
): NonNullable<EnergyReport['previous']>['change'] => ({
  import: relativeChange(now.importKwh, before.importKwh),
  export: relativeChange(now.exportKwh, before.exportKwh),
  yield: relativeChange(now.yieldKwh, before.yieldKwh),
  consumption: relativeChange(now.consumptionKwh, before.consumptionKwh),
});
