// What the running quarter-hour shows: the demand about to exceed its limit, and the price beyond one.
import { demandNearLimit, type IncidentKind, priceAt, quarterHourMs, sitePowerOf } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { liveMeters } from '../../power/live-meters.ts';
import { readSiteSlots } from '../../rollups/read-site.ts';
import type { SiteReader } from '../../rollups/site-reader.ts';
import type { SiteSnapshot } from '../../rollups/site-snapshot.ts';
import type { Database } from '../../storage/schema.ts';
import { seriesFor } from '../../tariffs/price-store.ts';
import { versionsOf } from '../../tariffs/tariff-store.ts';
import { type FoundIncident, factsOf } from './found-incident.ts';
import type { SiteMoment } from './moment.ts';

const slotOf = (ms: number): number => Math.floor(ms / quarterHourMs) * quarterHourMs;

/** Null: the running quarter-hour stays below, as far as can be said. */
export const judgeDemand = async (
  reader: SiteReader,
  { site, meters }: SiteMoment,
  limitW: number,
): Promise<FoundIncident | null> => {
  const fromMs = slotOf(site.nowMs);
  const { imported } = await readSiteSlots(reader, site, { fromMs, toMs: fromMs + quarterHourMs });
  const { importW } = sitePowerOf(liveMeters(meters, site.nowMs));
  const importedMwh = imported[0] ?? null;
  if (importedMwh === null || importW === null) return null;
  const elapsedMs = site.nowMs - fromMs;
  const warning = demandNearLimit({ importedMwh, powerW: importW, elapsedMs }, limitW);
  if (warning === null) return null;
  const at = { startedMs: site.nowMs, endedMs: null, worstAtMs: site.nowMs };
  const facts = factsOf({ toSwitchOff: warning.toSwitchOffW });
  return { kind: 'demandNearLimit', ...at, limit: limitW, worst: warning.expectedW, facts, evidence: [] };
};

const microsPerUnit = 1_000_000;

type PriceLimit = { readonly kind: IncidentKind; readonly limit: number };

/** Null: the price is not beyond the limit, or not known. */
export const judgePrice = async (
  db: Kysely<Database>,
  site: SiteSnapshot,
  { kind, limit }: PriceLimit,
): Promise<FoundIncident | null> => {
  const versions = await versionsOf(db, site.id);
  const fromMs = slotOf(site.nowMs);
  const span = { fromMs, toMs: fromMs + aheadMs };
  const prices = await seriesFor(db, { siteId: site.id, versions }, span);
  const priceOf = (ms: number): number | null => {
    const micros = priceAt({ versions, prices, timeZone: site.zone }, ms);
    return micros === null ? null : micros / microsPerUnit;
  };
  const price = priceOf(fromMs);
  if (price === null || (kind === 'priceBelow' ? price >= limit : price <= limit)) return null;
  const evidence = Array.from({ length: aheadMs / quarterHourMs }, (_, slot) => {
    const atMs = fromMs + slot * quarterHourMs;
    return { atMicros: atMs * 1000, value: priceOf(atMs) };
  });
  return {
    kind,
    limit,
    startedMs: fromMs,
    endedMs: null,
    worst: price,
    worstAtMs: fromMs,
    facts: [],
    evidence,
  };
};

const aheadMs = 48 * quarterHourMs;
