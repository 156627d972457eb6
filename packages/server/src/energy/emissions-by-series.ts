// Grams of CO2 by a series of factors, month by month; a closed month is computed once.
import {
  addEmissions,
  dateAt,
  dayBefore,
  type EmissionFactor,
  type Emissions,
  emissionsBySlots,
  type LocalSpan,
  localMonth,
  monthAfter,
  noEmissions,
} from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { monthsBetween } from '../rollups/local-dates.ts';
import { readSiteSlots } from '../rollups/read-site.ts';
import { isSettled } from '../rollups/roll-up-days.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import type { Database } from '../storage/schema.ts';

/** Before the series begins, the usual factor applies, where there is one. */
export const emissionsBySeries = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { fromMs, toMs }: LocalSpan,
  usualFactor: number | null,
): Promise<Emissions> => {
  const { zone, firstMs, nowMs } = site;
  const span = { fromMs: Math.max(fromMs, Math.min(firstMs ?? nowMs, toMs)), toMs };
  const [first, last] = [dateAt(zone, span.fromMs).slice(0, 7), dateAt(zone, span.toMs - 1).slice(0, 7)];
  let sum = noEmissions;
  for (const month of monthsBetween(first, monthAfter(last))) {
    sum = addEmissions(sum, await emissionsOfMonth(reader, site, { month, span, usualFactor }));
  }
  return sum;
};

type Part = { readonly month: string; readonly span: LocalSpan; readonly usualFactor: number | null };

const emissionsOfMonth = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { month, span, usualFactor }: Part,
): Promise<Emissions> => {
  const { zone, firstMs } = site;
  const whole = localMonth(zone, `${month}-01`);
  const part = { fromMs: Math.max(span.fromMs, whole.fromMs), toMs: Math.min(span.toMs, whole.toMs) };
  const isWhole = part.fromMs <= Math.max(whole.fromMs, firstMs ?? 0) && part.toMs === whole.toMs;
  const lastDate = dayBefore(`${monthAfter(month)}-01`);
  if (!isWhole || !isSettled(site, { date: lastDate, toMs: whole.toMs })) {
    return emissionsOfSpan(reader, site, part, usualFactor);
  }
  const cached = reader.siteCache.emissions.of(site);
  const key = `${month} ${usualFactor}`;
  const emissions = cached.get(key) ?? (await emissionsOfSpan(reader, site, part, usualFactor));
  cached.set(key, emissions);
  return emissions;
};

const emissionsOfSpan = async (
  reader: SiteReader,
  site: SiteSnapshot,
  span: LocalSpan,
  usualFactor: number | null,
): Promise<Emissions> => {
  const factors = await factorsIn(reader.db, site.id, span);
  return emissionsBySlots(await readSiteSlots(reader, site, span), factors, usualFactor);
};

/** The first factor is the one that applies at the start. */
const factorsIn = async (
  db: Kysely<Database>,
  siteId: number,
  { fromMs, toMs }: LocalSpan,
): Promise<EmissionFactor[]> => {
  const ofSite = db.selectFrom('emission_series').select(['at', 'g_per_kwh']).where('site_id', '=', siteId);
  const before = await ofSite.where('at', '<=', new Date(fromMs)).orderBy('at', 'desc').limit(1).execute();
  const within = await ofSite
    .where('at', '>', new Date(fromMs))
    .where('at', '<', new Date(toMs))
    .orderBy('at')
    .execute();
  return [...before, ...within].map(({ at, g_per_kwh }) => ({ fromMs: at.getTime(), gPerKwh: g_per_kwh }));
};
