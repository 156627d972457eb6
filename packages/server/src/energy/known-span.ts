import { type LocalSpan, quarterHourMs } from '@ohmstead/domain';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';

/** The part of a span that is over; empty for a span that has not begun. */
export const upTo = (nowMs: number, { fromMs, toMs }: LocalSpan): LocalSpan => ({
  fromMs,
  toMs: Math.max(fromMs, Math.min(toMs, nowMs)),
});

/** Whole quarter-hours between the site's first reading and now. */
export const knownSpan = (
  site: Pick<SiteSnapshot, 'firstMs' | 'nowMs'>,
  { fromMs, toMs }: LocalSpan,
): LocalSpan => {
  const first = Math.max(fromMs, site.firstMs ?? toMs);
  const wholeFromMs = Math.floor(first / quarterHourMs) * quarterHourMs;
  return upTo(site.nowMs, { fromMs: wholeFromMs, toMs });
};
