// Reports as their calls answer them; the files of the same reports are made of these.
import type { EnergyHours, EnergyReport, HourMonths, SiteHours } from '@ohmstead/contract';
import { dateAt, dayMs, type LocalSpan } from '@ohmstead/domain';
import { type AskedSpan, askedSpan } from '../../analysis/span-query.ts';
import { energyHours } from '../../energy/energy-hours.ts';
import { energyReport, type ReportQuery } from '../../energy/energy-report.ts';
import { hourMonths } from '../../energy/hour-months.ts';
import type { ReportPeriod } from '../../energy/report-period.ts';
import { siteHours } from '../../energy/site-hours.ts';
import { askedDate, askedSite } from '../../energy/site-query.ts';
import { invalid } from '../../errors/app-error.ts';
import type { SiteSnapshot } from '../../rollups/site-snapshot.ts';
import type { SiteScope } from '../../sites/request-scope.ts';

type ReportInput = AskedSpan &
  Pick<ReportQuery, 'view' | 'compare'> & {
    readonly reporttype: number;
    readonly time?: string | undefined;
  };

export const energyReportAnswer = async (
  asker: SiteScope,
  siteId: number,
  { time, reporttype, view, compare, ...span }: ReportInput,
): Promise<EnergyReport> => {
  const site = await askedSite(asker, siteId);
  const period: ReportPeriod = askedDays(site, span) ?? {
    kind: 'typed',
    type: reporttype,
    date: askedDate(site, time, 'time'),
  };
  return energyReport(asker, site, { period, view, compare });
};

const mostReportDays = 400;

/** Null: none by themselves were asked for. */
const askedDays = (site: SiteSnapshot, asked: AskedSpan): ReportPeriod | null => {
  if (asked.starttime === undefined && asked.endtime === undefined) return null;
  const { fromMs, toMs } = boundedSpan(site, asked, { usualDays: daysOfWeek, mostDays: mostReportDays });
  return { kind: 'days', fromDate: dateAt(site.zone, fromMs), toDate: dateAt(site.zone, toMs) };
};

const daysOfWeek = 7;

const mostHourDays = 400;

type HoursQuery = AskedSpan & { readonly sensorids?: string | undefined };

export const energyHoursAnswer = async (
  asker: SiteScope,
  siteId: number,
  query: HoursQuery,
): Promise<EnergyHours> => {
  const site = await askedSite(asker, siteId);
  return energyHours(asker, site, {
    meterIds: meterIdsIn(query),
    span: boundedSpan(site, query, { usualDays: 1, mostDays: mostHourDays }),
  });
};

const meterIdsIn = ({ sensorids }: HoursQuery): number[] | null =>
  sensorids ? [...new Set(sensorids.split(',').map(Number))] : null;

export const siteHoursAnswer = async (
  asker: SiteScope,
  siteId: number,
  query: AskedSpan,
): Promise<SiteHours> => {
  const site = await askedSite(asker, siteId);
  return siteHours(asker, site, boundedSpan(site, query, { usualDays: 1, mostDays: mostHourDays }));
};

const beforeAnyReading = '1970-01-01';

export const hourMonthsAnswer = async (
  asker: SiteScope,
  siteId: number,
  query: HoursQuery,
): Promise<HourMonths> => {
  const site = await askedSite(asker, siteId);
  const asked = { starttime: query.starttime ?? beforeAnyReading, endtime: query.endtime };
  const span = askedSpan(asked, { ...site, usualDays: 1 });
  return hourMonths(asker, site, { meterIds: meterIdsIn(query), span });
};

type Bounds = { readonly usualDays: number; readonly mostDays: number };

export const boundedSpan = (
  { zone, nowMs }: SiteSnapshot,
  asked: AskedSpan,
  { usualDays, mostDays }: Bounds,
): LocalSpan => {
  const span = askedSpan(asked, { zone, nowMs, usualDays });
  if (span.toMs - span.fromMs > mostDays * dayMs) throw invalid('starttime', 'span_too_long');
  return span;
};
