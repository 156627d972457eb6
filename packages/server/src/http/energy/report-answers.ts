// Reports as their calls answer them; the files of the same reports are made of these.
import type { EnergyHours, EnergyReport } from '@ohmstead/contract';
import type { LocalSpan } from '@ohmstead/domain';
import { type AskedSpan, askedSpan } from '../../analysis/asked-span.ts';
import type { LedgerSite } from '../../rollups/ledger-site.ts';
import { askedDate, askedSite } from '../../sites/asked-site.ts';
import type { Asker } from '../../sites/asker.ts';
import { energyHours } from '../../sites/energy-hours.ts';
import { energyReport, type ReportAsked } from '../../sites/energy-report.ts';
import { invalid } from '../app-error.ts';

type ReportQuery = {
  readonly reporttype: number;
  readonly time?: string | undefined;
  readonly view: ReportAsked['view'];
};

export const energyReportAnswer = async (
  asker: Asker,
  siteId: number,
  { time, reporttype, view }: ReportQuery,
): Promise<EnergyReport> => {
  const site = await askedSite(asker, siteId);
  return energyReport(asker.db, site, { date: askedDate(site, time, 'time'), reportType: reporttype, view });
};

const mostHourDays = 400;

type HoursQuery = AskedSpan & { readonly sensorids?: string | undefined };

export const energyHoursAnswer = async (
  asker: Asker,
  siteId: number,
  query: HoursQuery,
): Promise<EnergyHours> => {
  const site = await askedSite(asker, siteId);
  return energyHours(asker.db, site, {
    meterIds: query.sensorids ? [...new Set(query.sensorids.split(',').map(Number))] : null,
    span: boundedSpan(site, query, { usualDays: 1, mostDays: mostHourDays }),
  });
};

type Bounds = { readonly usualDays: number; readonly mostDays: number };

const dayMs = 86_400_000;

export const boundedSpan = (
  { zone, nowMs }: LedgerSite,
  asked: AskedSpan,
  { usualDays, mostDays }: Bounds,
): LocalSpan => {
  const span = askedSpan(asked, { zone, nowMs, usualDays });
  if (span.toMs - span.fromMs > mostDays * dayMs) throw invalid('starttime', 'span_too_long');
  return span;
};
