// Grams of CO2 by a series of factors, month by month; a closed month is computed once.
import {
  addEmissions,
  dateAt,
  dayBefore,
  type Emissions,
  emissionsBySlots,
  type LocalSpan,
  localMonth,
  monthAfter,
  noEmissions,
} from '@ohmstead/domain';
import { datesBetween, monthsBetween } from '../rollups/local-dates.ts';
import { readSiteSlots } from '../rollups/read-site.ts';
import { isSettled } from '../rollups/roll-up-days.ts';
import type { Allowance, SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { whetherWhole } from '../rollups/whether-whole.ts';
import { factorsIn } from './emission-factors.ts';

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
  reader.allowance?.needs('emissions', site, { fromDate: `${first}-01`, toDate: `${monthAfter(last)}-01` });
  const months: Emissions[] = [];
  for (const month of monthsBetween(first, monthAfter(last)).toReversed()) {
    months.push(await emissionsOfMonth(reader, site, { month, span, usualFactor }));
  }
  return months.reverse().reduce(addEmissions, noEmissions);
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
  const isKept = isWhole && isSettled(site, { date: lastDate, toMs: whole.toMs });
  const cached = reader.siteCache.emissions.of(site);
  const key = `${month} ${usualFactor}`;
  const known = isKept ? cached.get(key) : undefined;
  if (known) return known;
  if (isKept && reader.allowance?.mayGoOn(site) === false) {
    leaveMonth(reader.allowance, site, { month, span, usualFactor });
    return noEmissions;
  }
  const { made: emissions, isWhole: isComputed } = await whetherWhole(reader, () =>
    emissionsOfSpan(reader, site, part, usualFactor),
  );
  if (isKept && isComputed) cached.set(key, emissions);
  if (!isComputed && reader.allowance) leaveMonth(reader.allowance, site, { month, span, usualFactor });
  reader.allowance?.pieceDone();
  return emissions;
};

const leaveMonth = (allowance: Allowance, site: SiteSnapshot, part: Part): void =>
  allowance.leave({
    kind: 'emissions',
    site,
    dates: datesBetween(`${part.month}-01`, `${monthAfter(part.month)}-01`),
    make: () => (reader, later) => emissionsOfMonth(reader, later, part),
  });

const emissionsOfSpan = async (
  reader: SiteReader,
  site: SiteSnapshot,
  span: LocalSpan,
  usualFactor: number | null,
): Promise<Emissions> => {
  const factors = await factorsIn(reader.db, site.id, span);
  return emissionsBySlots(await readSiteSlots(reader, site, span), factors, usualFactor);
};
