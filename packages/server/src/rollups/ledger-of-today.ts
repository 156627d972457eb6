// The ledger of the running day. Its finished quarter-hours are computed once for each state of its reads: every
// request only adds the quarter-hour under way.
import { joinSlots, type LocalSpan, quarterHourMs, type SiteLedger, sumTotals } from '@ohmstead/domain';
import { ledgerOfReads, type ReadsIn } from './compute-ledger.ts';
import type { SiteCache } from './site-cache.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

type Today = { readonly reads: ReadsIn; readonly span: LocalSpan };

/** The reads are the same object as long as nothing of the site has changed and no meter has read again. */
export const ledgerOfToday = (
  cache: SiteCache,
  site: SiteSnapshot,
  { reads, span: { fromMs, toMs } }: Today,
): SiteLedger => {
  const openMs = Math.floor(toMs / quarterHourMs) * quarterHourMs;
  if (openMs <= fromMs) return ledgerOfReads(site, reads, { fromMs, toMs });
  const finished = ledgerOfFinished(cache, site, { reads, span: { fromMs, toMs: openMs } });
  if (openMs === toMs) return finished;
  const open = ledgerOfReads(site, reads, { fromMs: openMs, toMs });
  return {
    slots: joinSlots([finished.slots, open.slots]),
    totals: sumTotals([finished.totals, open.totals]),
  };
};

/** The key names who is online, because more readings are expected of a meter that went offline. */
const ledgerOfFinished = (
  { finishedQuarters }: SiteCache,
  site: SiteSnapshot,
  { reads, span }: Today,
): SiteLedger => {
  const key = [span.fromMs, span.toMs, ...site.meters.map(({ isOnline }) => isOnline)].join(' ');
  const known = finishedQuarters.get(reads);
  if (known?.key === key) return known.ledger;
  const ledger = ledgerOfReads(site, reads, span);
  finishedQuarters.set(reads, { key, ledger });
  return ledger;
};
