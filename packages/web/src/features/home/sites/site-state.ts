// Pure: how a site is by its meters.
import type { SiteListItem } from '@ohmstead/contract';

export type SiteState = 'online' | 'partlyOffline' | 'offline' | 'waiting' | 'empty';

export const siteState = ({ meterCount, onlineCount, lastUpdateTime }: SiteListItem): SiteState => {
  if (meterCount === 0) return 'empty';
  if (lastUpdateTime === null) return 'waiting';
  if (onlineCount === 0) return 'offline';
  return onlineCount < meterCount ? 'partlyOffline' : 'online';
};

/** What needs somebody first; the rest is as it should be. */
const urgency: Record<SiteState, number> = { offline: 0, partlyOffline: 1, waiting: 2, empty: 3, online: 4 };

/** Sites that need attention first, among alike ones those with more alerts, then those of which least of the month is known. */
export const worstFirst = (a: SiteListItem, b: SiteListItem): number =>
  urgency[siteState(a)] - urgency[siteState(b)] ||
  b.openIncidents - a.openIncidents ||
  b.monthCoverage.missing - a.monthCoverage.missing;
