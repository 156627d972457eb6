import type { PublicOverview, SiteOverview } from '@ohmstead/contract';

/** Nothing of its meters and money. */
export const presentPublic = (overview: SiteOverview): PublicOverview => ({
  name: overview.name,
  timeZone: overview.timeZone,
  date: overview.date,
  live: overview.live,
  lastUpdateTime: overview.lastUpdateTime,
  day: overview.day,
  month: overview.month,
  year: overview.year,
  total: overview.total,
  peak: overview.peak,
  co2: overview.co2,
});
