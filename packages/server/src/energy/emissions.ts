// Grams of CO2: emitted by what was imported, avoided by what the sun gave. By the site's factor, or by its series
// of factors.
import { type LocalSpan, mwhPerKwh, type SiteTotals } from '@ohmstead/domain';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import type { RequestScope } from '../sites/request-scope.ts';
import { type Emissions, emissionsBySeries } from './emissions-by-series.ts';

type Db = RequestScope['db'];

export const siteEmissions = async (
  db: Db,
  site: SiteSnapshot,
  { fromMs, toMs }: LocalSpan,
  { energy }: Pick<SiteTotals, 'energy'>,
): Promise<Emissions> => {
  const { factor, hasSeries } = await settingsOf(db, site.id);
  if (hasSeries) return emissionsBySeries(db, site, { fromMs, toMs: Math.min(toMs, site.nowMs) }, factor);
  const grams = (mwh: number | null): number | null =>
    mwh === null || factor === null ? null : (mwh / mwhPerKwh) * factor;
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
