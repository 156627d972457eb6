// Pure: an event of the account's live stream laid over the lists already loaded.
import type { AccountLiveEvent as LiveEvent, MeterLive, Portfolio, SiteListItem } from '@ohmstead/contract';

/** What it says of sites and meters. */
type AccountLiveEvent = Pick<LiveEvent, 'sites' | 'meters'>;

export const mergeMeters = (meters: readonly MeterLive[], event: AccountLiveEvent): MeterLive[] => {
  const newest = new Map(event.meters.map((meter) => [meter.id, meter]));
  return meters.map((meter) => newest.get(meter.id) ?? meter);
};

/** The event has a site's power and time; how many meters are online follows from its meters. */
export const mergeSites = (sites: readonly SiteListItem[], event: AccountLiveEvent): SiteListItem[] => {
  const newest = new Map(event.sites.map((site) => [site.id, site]));
  return sites.map((site) => {
    const live = newest.get(site.id);
    if (!live) return site;
    const ofSite = event.meters.filter((meter) => meter.siteId === site.id);
    const whole = ofSite.length === site.meterCount;
    return {
      ...site,
      power: live.power,
      lastUpdateTime: live.lastUpdateTime,
      openIncidents: live.openIncidents,
      onlineCount: whole ? ofSite.filter((meter) => meter.isOnline === 1).length : site.onlineCount,
    };
  });
};

/** A site's first reading: what only the list has, such as its month, begins now. */
export const hasBegun = (sites: readonly SiteListItem[], event: AccountLiveEvent): boolean =>
  sites.some(
    (site) =>
      site.lastUpdateTime === null &&
      event.sites.some((live) => live.id === site.id && live.lastUpdateTime !== null),
  );

/** A meter was added, deleted or moved to another site, wherever that was done. */
export const hasOtherMeters = (before: AccountLiveEvent, event: AccountLiveEvent): boolean =>
  membershipOf(before) !== membershipOf(event);

const membershipOf = ({ meters }: AccountLiveEvent): string =>
  meters
    .map(({ id, siteId }) => `${siteId} ${id}`)
    .sort()
    .join();

/** A site's row says of month and bill what the totals above it are made of: one answer, of one moment. */
export const withSums = (
  sites: readonly SiteListItem[],
  portfolio: Portfolio | undefined,
): SiteListItem[] => {
  const sums = new Map(portfolio?.sites.map((site) => [site.id, site]));
  return sites.map((site) => ({ ...site, ...sums.get(site.id) }));
};

/** The power of all sites is the sum of their rows. */
export const powerOf = (sites: readonly SiteListItem[]): number | null => {
  const known = sites.flatMap(({ power }) => power ?? []);
  return known.length === 0 ? null : known.reduce((sum, power) => sum + power, 0);
};
