// Pure: an event of the account's live stream laid over the lists already loaded.
import type { AccountLiveEvent, MeterLive, Portfolio, SiteListItem } from '@ohmstead/contract';

export const mergeMeters = (meters: readonly MeterLive[], event: AccountLiveEvent): MeterLive[] => {
  const newest = new Map(event.meters.map((meter) => [meter.id, meter]));
  return meters.map((meter) => newest.get(meter.id) ?? meter);
};

/** The event tells a site's power and time; how many meters are online follows from its meters. */
export const mergeSites = (sites: readonly SiteListItem[], event: AccountLiveEvent): SiteListItem[] => {
  const newest = new Map(event.sites.map((site) => [site.id, site]));
  return sites.map((site) => {
    const told = newest.get(site.id);
    if (!told) return site;
    const ofSite = event.meters.filter((meter) => meter.siteId === site.id);
    const whole = ofSite.length === site.meterCount;
    return {
      ...site,
      power: told.power,
      lastUpdateTime: told.lastUpdateTime,
      onlineCount: whole ? ofSite.filter((meter) => meter.isOnline === 1).length : site.onlineCount,
    };
  });
};

/** A site's first reading: what only the list tells, such as its month, begins now. */
export const hasBegun = (sites: readonly SiteListItem[], event: AccountLiveEvent): boolean =>
  sites.some(
    (site) =>
      site.lastUpdateTime === null &&
      event.sites.some((told) => told.id === site.id && told.lastUpdateTime !== null),
  );

/** A meter was added, deleted or moved to another site, wherever that was done. */
export const tellsOthers = (before: AccountLiveEvent, event: AccountLiveEvent): boolean =>
  placesOf(before) !== placesOf(event);

const placesOf = ({ meters }: AccountLiveEvent): string =>
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

/** So does the power of all sites say what their rows do. */
export const powerOf = (sites: readonly SiteListItem[]): number | null => {
  const known = sites.flatMap(({ power }) => power ?? []);
  return known.length === 0 ? null : known.reduce((sum, power) => sum + power, 0);
};
