import type { AreaEnergy } from '@ohmstead/contract';
import type { LocalSpan } from '@ohmstead/domain';
import { readSpan } from '../rollups/read-span.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { byRuleOf, figuresOf } from './figures.ts';

export const areaEnergy = async (
  reader: SiteReader,
  site: SiteSnapshot,
  span: LocalSpan,
): Promise<AreaEnergy> => {
  const totals = await readSpan(reader, site, span);
  return {
    from: new Date(span.fromMs).toISOString(),
    to: new Date(span.toMs).toISOString(),
    ...figuresOf(totals),
    phaseRule: site.rule,
    byRule: byRuleOf(totals),
  };
};
