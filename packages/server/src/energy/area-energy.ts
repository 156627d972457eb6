import type { AreaEnergy } from '@ohmstead/contract';
import type { LocalSpan } from '@ohmstead/domain';
import type { LedgerSite } from '../rollups/ledger-site.ts';
import { readSpan } from '../rollups/read-span.ts';
import type { Asker } from '../sites/asker.ts';
import { byRuleOf, figuresOf } from './figures.ts';

export const areaEnergy = async (db: Asker['db'], site: LedgerSite, span: LocalSpan): Promise<AreaEnergy> => {
  const totals = await readSpan(db, site, span);
  return {
    from: new Date(span.fromMs).toISOString(),
    to: new Date(span.toMs).toISOString(),
    ...figuresOf(totals),
    phaseRule: site.rule,
    byRule: byRuleOf(totals),
  };
};
