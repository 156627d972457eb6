// Energy of a day, month or year, or of all time, beside the period before and the same one of the year before.
import type { EnergyReport } from '@ohmstead/contract';
import {
  dateAt,
  dayAfter,
  dayBefore,
  isLocalDate,
  type LocalSpan,
  localDay,
  localMonth,
  type SiteTotals,
  sameWallClock,
} from '@ohmstead/domain';
import type { LedgerSite } from '../rollups/ledger-site.ts';
import { readSpan } from '../rollups/read-span.ts';
import type { Asker } from './asker.ts';
import { siteEmissions } from './emissions.ts';
import { energyColumns, keysOfView, timeTypes, yearSpan } from './energy-columns.ts';
import { byRuleOf, demandOf, figuresOf } from './figures.ts';

type Db = Asker['db'];

export type ReportAsked = {
  readonly date: string;
  readonly reportType: number;
  readonly view: keyof typeof keysOfView;
};

export const energyReport = async (
  db: Db,
  site: LedgerSite,
  { date, reportType, view }: ReportAsked,
): Promise<EnergyReport> => {
  const current = periodOf(site, date, reportType);
  const totals = await readSpan(db, site, current);
  const compare = (otherDate: string | null) => comparedWith(db, site, { current, otherDate, reportType });
  return {
    reporttype: reportType,
    view,
    current: presentSpan(site, current, totals),
    previous: await compare(dateBefore(date, reportType)),
    lastYear: reportType === timeTypes.year ? null : await compare(yearBefore(date, reportType)),
    demand: demandOf(totals),
    phaseRule: site.rule,
    byRule: byRuleOf(totals),
    co2: await siteEmissions(db, site, current, totals),
    columns: await energyColumns(db, site, { date, timeType: reportType, keys: keysOfView[view] }),
  };
};

const periodOf = (site: LedgerSite, date: string, reportType: number): LocalSpan => {
  switch (reportType) {
    case timeTypes.day:
      return localDay(site.zone, date);
    case timeTypes.month:
      return localMonth(site.zone, date);
    case timeTypes.year:
      return yearSpan(site.zone, Number(date.slice(0, 4)));
    default:
      return { fromMs: site.firstMs ?? site.nowMs, toMs: site.nowMs };
  }
};

/** A date of the period before; null: there is none. */
const dateBefore = (date: string, reportType: number): string | null => {
  if (reportType === timeTypes.day) return dayBefore(date);
  if (reportType === timeTypes.month) return dayBefore(`${date.slice(0, 7)}-01`);
  return reportType === timeTypes.year ? `${Number(date.slice(0, 4)) - 1}-01-01` : null;
};

/** 29 February is compared with the 28th. */
const yearBefore = (date: string, reportType: number): string | null => {
  if (reportType === timeTypes.total) return null;
  const same = `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
  return isLocalDate(same) ? same : dayBefore(date).replace(/^\d{4}/, same.slice(0, 4));
};

type Compared = {
  readonly current: LocalSpan;
  readonly otherDate: string | null;
  readonly reportType: number;
};

const comparedWith = async (
  db: Db,
  site: LedgerSite,
  { current, otherDate, reportType }: Compared,
): Promise<EnergyReport['previous']> => {
  if (otherDate === null) return null;
  const whole = periodOf(site, otherDate, reportType);
  const isRunning = current.fromMs < site.nowMs && site.nowMs < current.toMs;
  const other = isRunning ? { ...whole, toMs: sameMoment(site, current, whole) } : whole;
  return presentSpan(site, other, await readSpan(db, site, other));
};

/** As many days into the other period, at the same time of day; its end at the latest. */
const sameMoment = ({ zone, nowMs }: LedgerSite, current: LocalSpan, other: LocalSpan): number => {
  let date = dateAt(zone, other.fromMs);
  const today = dateAt(zone, nowMs);
  for (let at = dateAt(zone, current.fromMs); at < today; at = dayAfter(at)) date = dayAfter(date);
  return Math.min(sameWallClock(zone, nowMs, date), other.toMs);
};

const presentSpan = (site: LedgerSite, { fromMs, toMs }: LocalSpan, totals: SiteTotals) => ({
  from: new Date(fromMs).toISOString(),
  to: new Date(Math.max(fromMs, Math.min(toMs, site.nowMs))).toISOString(),
  figures: figuresOf(totals),
});
