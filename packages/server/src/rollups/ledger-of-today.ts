// The ledger of the running day. Its quarter-hours that are over are counted once for each state of its reads: every
// look at the site only adds the one under way.
import { joinSlots, type LocalSpan, quarterHourMs, type SiteLedger, sumTotals } from '@ohmstead/domain';
import { ledgerOfReads, type ReadsIn } from './compute-ledger.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

type Over = { readonly key: string; readonly ledger: SiteLedger };

const overOf = new WeakMap<ReadsIn, Over>();

/** The reads are the same ones as long as nothing of the site has changed and no meter has read again. */
export const ledgerOfToday = (
  site: SiteSnapshot,
  reads: ReadsIn,
  { fromMs, toMs }: LocalSpan,
): SiteLedger => {
  const openMs = Math.floor(toMs / quarterHourMs) * quarterHourMs;
  if (openMs <= fromMs) return ledgerOfReads(site, reads, { fromMs, toMs });
  const over = ledgerOfOver(site, reads, { fromMs, toMs: openMs });
  if (openMs === toMs) return over;
  const open = ledgerOfReads(site, reads, { fromMs: openMs, toMs });
  return {
    slots: joinSlots([over.slots, open.slots]),
    totals: sumTotals([over.totals, open.totals]),
  };
};

/** A meter that is no longer online owes more than it did. */
const ledgerOfOver = (site: SiteSnapshot, reads: ReadsIn, span: LocalSpan): SiteLedger => {
  const key = [span.fromMs, span.toMs, ...site.meters.map(({ isOnline }) => isOnline)].join(' ');
  const known = overOf.get(reads);
  if (known?.key === key) return known.ledger;
  const ledger = ledgerOfReads(site, reads, span);
  overOf.set(reads, { key, ledger });
  return ledger;
};
