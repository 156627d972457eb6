import { type LocalSpan, quarterHourMs } from '@ohmstead/domain';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';

/** Whole quarter-hours between the site's first reading and now. */
export const knownSpan = (
  site: Pick<SiteSnapshot, 'firstMs' | 'nowMs'>,
  { fromMs, toMs }: LocalSpan,
): LocalSpan => {
  const first = Math.max(fromMs, site.firstMs ?? toMs);
  const from = Math.floor(first / quarterHourMs) * quarterHourMs;
  return { fromMs: from, toMs: Math.max(from, Math.min(toMs, site.nowMs)) };
};
