// Grams of CO2 by a series of factors, quarter-hour by quarter-hour; months that are over are counted once.
import {
  dateAt,
  dayBefore,
  type LocalSpan,
  localMonth,
  monthAfter,
  mwhPerKwh,
  quarterHourMs,
  type SlotColumn,
} from '@ohmstead/domain';
import { cacheByRevision } from '../rollups/cache-by-revision.ts';
import { monthsBetween } from '../rollups/local-dates.ts';
import { readSiteSlots } from '../rollups/read-site.ts';
import { isSettled } from '../rollups/roll-up-days.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import type { RequestScope } from '../sites/request-scope.ts';

type Db = RequestScope['db'];

/** Unknown factors and energies are left out; null where nothing is known. */
export type Emissions = { readonly emittedG: number | null; readonly avoidedG: number | null };

/** Before the series begins, the one factor counts, where there is one. */
export const emissionsBySeries = async (
  db: Db,
  site: SiteSnapshot,
  { fromMs, toMs }: LocalSpan,
  factor: number | null,
): Promise<Emissions> => {
  const { zone, firstMs, nowMs } = site;
  const span = { fromMs: Math.max(fromMs, Math.min(firstMs ?? nowMs, toMs)), toMs };
  const [first, last] = [dateAt(zone, span.fromMs).slice(0, 7), dateAt(zone, span.toMs - 1).slice(0, 7)];
  let sum: Emissions = { emittedG: null, avoidedG: null };
  for (const month of monthsBetween(first, monthAfter(last))) {
    const of = await ofMonth(db, site, { month, span, factor });
    sum = { emittedG: added(sum.emittedG, of.emittedG), avoidedG: added(sum.avoidedG, of.avoidedG) };
  }
  return sum;
};

const added = (sum: number | null, grams: number | null): number | null =>
  grams === null ? sum : (sum ?? 0) + grams;

type Part = { readonly month: string; readonly span: LocalSpan; readonly factor: number | null };

const monthsKept = cacheByRevision<Emissions>();

const ofMonth = async (db: Db, site: SiteSnapshot, { month, span, factor }: Part): Promise<Emissions> => {
  const { zone, firstMs } = site;
  const whole = localMonth(zone, `${month}-01`);
  const part = { fromMs: Math.max(span.fromMs, whole.fromMs), toMs: Math.min(span.toMs, whole.toMs) };
  const isAll = part.fromMs <= Math.max(whole.fromMs, firstMs ?? 0) && part.toMs === whole.toMs;
  const lastDate = dayBefore(`${monthAfter(month)}-01`);
  if (!isAll || !isSettled(site, { date: lastDate, toMs: whole.toMs })) {
    return ofSlots(db, site, part, factor);
  }
  const kept = monthsKept(db, site);
  const key = `${month} ${factor}`;
  const emissions = kept.get(key) ?? (await ofSlots(db, site, part, factor));
  kept.set(key, emissions);
  return emissions;
};

const ofSlots = async (
  db: Db,
  site: SiteSnapshot,
  span: LocalSpan,
  factor: number | null,
): Promise<Emissions> => {
  const series = await factorsOf(db, site.id, span);
  const slots = await readSiteSlots(db, site, span);
  const grams = (column: SlotColumn): number | null => {
    let total: number | null = null;
    let next = 0;
    for (const [slot, mwh] of column.entries()) {
      const atMs = slots.fromMs + slot * quarterHourMs;
      while ((series[next]?.fromMs ?? Number.POSITIVE_INFINITY) <= atMs) next += 1;
      const gPerKwh = series[next - 1]?.gPerKwh ?? factor;
      if (gPerKwh !== null && mwh !== null) total = (total ?? 0) + (mwh / mwhPerKwh) * gPerKwh;
    }
    return total;
  };
  return { emittedG: grams(slots.imported), avoidedG: grams(slots.yielded) };
};

type Factor = { readonly fromMs: number; readonly gPerKwh: number };

/** Each holds until the next one; the first is the one in force at the start. */
const factorsOf = async (db: Db, siteId: number, { fromMs, toMs }: LocalSpan): Promise<Factor[]> => {
  const ofSite = db.selectFrom('emission_series').select(['at', 'g_per_kwh']).where('site_id', '=', siteId);
  const before = await ofSite.where('at', '<=', new Date(fromMs)).orderBy('at', 'desc').limit(1).execute();
  const within = await ofSite
    .where('at', '>', new Date(fromMs))
    .where('at', '<', new Date(toMs))
    .orderBy('at')
    .execute();
  return [...before, ...within].map(({ at, g_per_kwh }) => ({ fromMs: at.getTime(), gPerKwh: g_per_kwh }));
};
