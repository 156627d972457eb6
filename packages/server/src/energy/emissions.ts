// A site's grams of CO2, by its one factor or by its series of factors.
import { type Emissions, emissionsByFactor, type LocalSpan, type SiteTotals } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import type { Database } from '../storage/schema.ts';
import { emissionsBySeries } from './emissions-by-series.ts';

export const siteEmissions = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { fromMs, toMs }: LocalSpan,
  totals: Pick<SiteTotals, 'energy'>,
): Promise<Emissions> => {
  const { factor, hasSeries } = await emissionSettings(reader.db, site.id);
  return hasSeries
    ? emissionsBySeries(reader, site, { fromMs, toMs: Math.min(toMs, site.nowMs) }, factor)
    : emissionsByFactor(totals, factor);
};

const emissionSettings = (db: Kysely<Database>, siteId: number) =>
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
