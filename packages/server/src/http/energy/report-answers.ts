// The answers of the report calls, from which the files of the same reports are made too.
import type { EnergyHours, EnergyReport, HourMonths, SiteHours } from '@ohmstead/contract';
import { dateAt, dayMs, type LocalSpan } from '@ohmstead/domain';
import { type SpanQuery, spanOfQuery } from '../../analysis/span-query.ts';
import { energyHours } from '../../energy/energy-hours.ts';
import { energyReport, type ReportQuery } from '../../energy/energy-report.ts';
import { hourMonths } from '../../energy/hour-months.ts';
import type { SeriesQuery } from '../../energy/hour-series.ts';
import type { ReportPeriod } from '../../energy/report-period.ts';
import { siteHours } from '../../energy/site-hours.ts';
import { dateOfQuery, siteOfQuery } from '../../energy/site-query.ts';
import { isRefused, type Outcome, refuseField } from '../../errors/outcome.ts';
import type { SiteSnapshot } from '../../rollups/site-snapshot.ts';
import type { SiteScope } from '../../sites/request-scope.ts';

type ReportInput = SpanQuery &
  Pick<ReportQuery, 'view' | 'compare'> & {
    readonly reporttype: number;
    readonly time?: string | undefined;
  };

export const energyReportAnswer = async (
  scope: SiteScope,
  siteId: number,
  { time, reporttype, view, compare, ...span }: ReportInput,
): Promise<Outcome<EnergyReport>> => {
  const site = await siteOfQuery(scope, siteId);
  if (isRefused(site)) return site;
  const period = periodOfQuery(site, span, { reporttype, time });
  if (isRefused(period)) return period;
  return energyReport(scope, site, { period, view, compare });
};

const mostReportDays = 400;

/** Single days where the query names some, else the period of a type. */
const periodOfQuery = (
  site: SiteSnapshot,
  query: SpanQuery,
  { reporttype, time }: Pick<ReportInput, 'reporttype' | 'time'>,
): Outcome<ReportPeriod> => {
  if (query.starttime === undefined && query.endtime === undefined) {
    const date = dateOfQuery(site, time, 'time');
    return isRefused(date) ? date : { kind: 'typed', type: reporttype, date };
  }
  const span = boundedSpan(site, query, { usualDays: daysOfWeek, mostDays: mostReportDays });
  if (isRefused(span)) return span;
  return { kind: 'days', fromDate: dateAt(site.zone, span.fromMs), toDate: dateAt(site.zone, span.toMs) };
};

const daysOfWeek = 7;

const mostHourDays = 400;

type HoursQuery = SpanQuery & { readonly sensorids?: string | undefined };

export const energyHoursAnswer = async (
  scope: SiteScope,
  siteId: number,
  query: HoursQuery,
): Promise<Outcome<EnergyHours>> => {
  const site = await siteOfQuery(scope, siteId);
  if (isRefused(site)) return site;
  const span = boundedSpan(site, query, { usualDays: 1, mostDays: mostHourDays });
  return isRefused(span) ? span : energyHours(scope, site, { meterIds: meterIdsIn(query), span });
};

export const meterIdsIn = ({ sensorids }: HoursQuery): number[] | null =>
  sensorids ? [...new Set(sensorids.split(',').map(Number))] : null;

export const siteHoursAnswer = async (
  scope: SiteScope,
  siteId: number,
  query: SpanQuery,
): Promise<Outcome<SiteHours>> => {
  const site = await siteOfQuery(scope, siteId);
  if (isRefused(site)) return site;
  const span = boundedSpan(site, query, { usualDays: 1, mostDays: mostHourDays });
  return isRefused(span) ? span : siteHours(scope, site, span);
};

const beforeAnyReading = '1970-01-01';

type HourMonthsQuery = HoursQuery & Pick<SeriesQuery, 'measure' | 'showsPrices'>;

export const hourMonthsAnswer = async (
  scope: SiteScope,
  siteId: number,
  { measure, showsPrices, ...query }: HourMonthsQuery,
): Promise<Outcome<HourMonths>> => {
  const site = await siteOfQuery(scope, siteId);
  if (isRefused(site)) return site;
  const sinceEver = { starttime: query.starttime ?? beforeAnyReading, endtime: query.endtime };
  const span = spanOfQuery(sinceEver, { ...site, usualDays: 1 });
  if (isRefused(span)) return span;
  return hourMonths(scope, site, { meterIds: meterIdsIn(query), span, measure, showsPrices });
};

type Bounds = { readonly usualDays: number; readonly mostDays: number };

export const boundedSpan = (
  { zone, nowMs }: SiteSnapshot,
  query: SpanQuery,
  { usualDays, mostDays }: Bounds,
): Outcome<LocalSpan> => {
  const span = spanOfQuery(query, { zone, nowMs, usualDays });
  if (isRefused(span)) return span;
  return span.toMs - span.fromMs > mostDays * dayMs ? refuseField('starttime', 'span_too_long') : span;
};
