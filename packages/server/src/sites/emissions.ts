// Grams of CO2: emitted by what was imported, avoided by what the sun gave. By the site's factor, or by its series
// of factors, quarter-hour by quarter-hour.
import { type LocalSpan, mwhPerKwh, quarterHourMs, type SiteTotals, type SlotColumn } from '@ohmstead/domain';
import type { LedgerSite } from '../rollups/ledger-site.ts';
import { readSiteSlots } from '../rollups/read-site.ts';
import type { Asker } from './asker.ts';

type Db = Asker['db'];

/** Before a series begins, the one factor counts. Unknown factors and energies are left out; null where nothing is known. */
export type Emissions = { readonly emittedG: number | null; readonly avoidedG: number | null };

const unknown: Emissions = { emittedG: null, avoidedG: null };
const dayMs = 86_400_000;
/** Of longer spans a series tells nothing: every quarter-hour would have to be looked at. */
const longestMs = 400 * dayMs;

export const siteEmissions = async (
  db: Db,
  site: LedgerSite,
  { fromMs, toMs }: LocalSpan,
  { energy }: Pick<SiteTotals, 'energy'>,
): Promise<Emissions> => {
  const { factor, hasSeries } = await settingsOf(db, site.id);
  const span = { fromMs, toMs: Math.min(toMs, site.nowMs) };
  const series = hasSeries ? await factorsOf(db, site.id, span) : [];
  if (series.length > 0)
    return span.toMs - fromMs > longestMs ? unknown : bySeries(db, site, span, { series, factor });
  if (factor === null) return unknown;
  const grams = (mwh: number | null): number | null => (mwh === null ? null : (mwh / mwhPerKwh) * factor);
  return { emittedG: grams(energy.imported), avoidedG: grams(energy.yielded) };
};

const settingsOf = (db: Db, siteId: number) =>
  db
    .selectFrom('site')
    .select('emission_g_per_kwh as factor')
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('emission_series').select('at').whereRef('site_id', '=', 'site.id').limit(1)).as(
        'hasSeries',
      ),
    )
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();

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

const bySeries = async (
  db: Db,
  site: LedgerSite,
  span: LocalSpan,
  { series, factor }: { readonly series: readonly Factor[]; readonly factor: number | null },
): Promise<Emissions> => {
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
