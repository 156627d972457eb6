// The consumption of the running day or month over its limit, and the pace of the month against its target.
import {
  type Consumed,
  consumptionOver,
  dateAt,
  datesOfMonth,
  dayAfter,
  dayNumberOf,
  defaultPacePercent,
  localDay,
  localMonth,
  mwhPerKwh,
  pacePercent,
  quarterHourMs,
} from '@ohmstead/domain';
import { billedSiteOf } from '../../bills/billed-site.ts';
import type { ForecastSite } from '../../forecast/known-forecasts.ts';
import { readSiteDays, readSiteSlots } from '../../rollups/read-site.ts';
import type { SiteReader } from '../../rollups/site-reader.ts';
import type { SiteSnapshot } from '../../rollups/site-snapshot.ts';
import { cellOf } from './days-weather.ts';
import { type FoundIncident, factsOf } from './found-incident.ts';

type Judged = {
  readonly sinceMs: number;
  readonly found: readonly FoundIncident[];
  /** One that began before ended with its day or month. */
  readonly endOfEarlier: (startedMs: number) => number;
};
type Span = { readonly fromMs: number; readonly toMs: number };

export const judgeDay = async (reader: SiteReader, site: SiteSnapshot, limitKwh: number): Promise<Judged> => {
  const dayAt = (ms: number): Span => localDay(site.zone, dateAt(site.zone, ms));
  const [days, sinceMs] = spansUntilNow(site, dayAt);
  const found: FoundIncident[] = [];
  for (const day of days) {
    const slots = await readSiteSlots(reader, site, day);
    const parts = slots.consumed.map((energyMwh, slot) => ({
      toMs: slots.fromMs + (slot + 1) * quarterHourMs,
      energyMwh,
    }));
    found.push(...exceeded(parts, { kind: 'dayConsumption', span: day, limitKwh, nowMs: site.nowMs }));
  }
  return { sinceMs, found, endOfEarlier: (startedMs) => dayAt(startedMs).toMs };
};

export const judgeMonth = async (
  reader: SiteReader,
  site: SiteSnapshot,
  limitKwh: number,
): Promise<Judged> => {
  const { zone, nowMs } = site;
  const monthAt = (ms: number): Span => localMonth(zone, dateAt(zone, ms));
  const [months, sinceMs] = spansUntilNow(site, monthAt);
  const found: FoundIncident[] = [];
  for (const month of months) {
    const lastDate = dateAt(zone, Math.min(month.toMs - 1, nowMs));
    const days = await readSiteDays(reader, site, dateAt(zone, month.fromMs), dayAfter(lastDate));
    const parts = days.map(({ toMs, totals }) => ({ toMs, energyMwh: totals.energy.consumed }));
    found.push(...exceeded(parts, { kind: 'monthConsumption', span: month, limitKwh, nowMs }));
  }
  return { sinceMs, found, endOfEarlier: (startedMs) => monthAt(startedMs).toMs };
};

/** That of yesterday too: its last quarter-hours come after midnight. */
const spansUntilNow = (
  { zone, nowMs }: SiteSnapshot,
  spanAt: (ms: number) => Span,
): readonly [readonly Span[], number] => {
  const now = spanAt(nowMs);
  const before = spanAt(localDay(zone, dateAt(zone, nowMs)).fromMs - 1);
  return before.fromMs === now.fromMs ? [[now], now.fromMs] : [[before, now], before.fromMs];
};

type Order = {
  readonly kind: 'dayConsumption' | 'monthConsumption';
  readonly span: Span;
  readonly limitKwh: number;
  readonly nowMs: number;
};

const exceeded = (parts: readonly Consumed[], { kind, span, limitKwh, nowMs }: Order): FoundIncident[] => {
  const over = consumptionOver(parts, limitKwh * mwhPerKwh);
  if (over === null) return [];
  const soFar = over.totalMwh / mwhPerKwh;
  return [
    {
      kind,
      startedMs: Math.min(over.atMs, span.toMs - 1, nowMs),
      endedMs: span.toMs <= nowMs ? span.toMs : null,
      limit: limitKwh,
      worst: soFar,
      worstAtMs: Math.min(span.toMs, nowMs),
      facts: factsOf({ soFar }),
      evidence: parts.map(({ toMs, energyMwh }) => ({
        atMicros: toMs * 1000,
        value: energyMwh === null ? null : energyMwh / mwhPerKwh,
      })),
    },
  ];
};

type Pace = {
  readonly limit: number | null;
  readonly targetKwh: number;
  readonly forecastOf: ForecastSite;
};

/** Null: the month is not too fast for its target, or that is not known yet. */
export const judgePace = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { limit, targetKwh, forecastOf }: Pace,
): Promise<FoundIncident | null> => {
  const today = dateAt(site.zone, site.nowMs);
  const { figures } = await forecastOf(reader, await billedSiteOf(reader.db, site), {
    monthTargetKwh: targetKwh,
    cell: await cellOf(reader.db, site.id),
  });
  const consumption = figures.find(({ key }) => key === 'consumption');
  const { expected = null, soFar = null } = consumption ?? {};
  const daysOver = dayNumberOf(today) - dayNumberOf(datesOfMonth(today)[0] ?? today);
  const percent = pacePercent({ expectedKwh: expected, targetKwh, daysOver });
  const least = limit ?? defaultPacePercent;
  if (percent === null || percent < least) return null;
  return {
    kind: 'budgetPace',
    startedMs: localDay(site.zone, today).fromMs,
    endedMs: null,
    limit: least,
    worst: percent,
    worstAtMs: site.nowMs,
    facts: factsOf({ expected, target: targetKwh, soFar }),
    evidence: [],
  };
};
