// A site's energy with what gives it its value: prices, where they are shown, and emission factors.
import type { EnergyValueInput, LocalSpan } from '@ohmstead/domain';
import { readSiteSlots } from '../rollups/read-site.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { seriesFor } from '../tariffs/price-store.ts';
import { versionsOf } from '../tariffs/tariff-store.ts';
import { emissionFactorsIn } from './emission-factors.ts';

type Asked = { readonly span: LocalSpan; readonly showsPrices: boolean };

export const valuedEnergy = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { span, showsPrices }: Asked,
): Promise<EnergyValueInput> => {
  const versions = showsPrices ? await versionsOf(reader.db, site.id) : [];
  const [slots, prices, emission] = await Promise.all([
    readSiteSlots(reader, site, span),
    seriesFor(reader.db, { siteId: site.id, versions }, span),
    emissionFactorsIn(reader.db, site.id, span),
  ]);
  return { slots, tariffs: { versions, prices, timeZone: site.zone }, emission };
};

export const inCurrency = (micros: number | null | undefined): number | null =>
  micros == null ? null : micros / 1_000_000;
