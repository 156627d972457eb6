// A site's grams of CO2, by its one factor or by its series of factors.
import { type Emissions, emissionsByFactor, type LocalSpan, type SiteTotals } from '@ohmstead/domain';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { emissionSettings } from './emission-factors.ts';
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
