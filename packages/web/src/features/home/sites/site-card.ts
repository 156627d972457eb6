// Pure: a site of the list to what its card shows.
import type { SiteListItem } from '@ohmstead/contract';
import { type SiteState, siteState } from './site-state.ts';

/** Which way the site's power crosses the grid's meter. */
export type GridDirection = 'importing' | 'exporting' | 'balanced';

export type SiteCard = {
  readonly id: number;
  readonly name: string;
  readonly group: string | null;
  readonly state: SiteState;
  readonly onlineCount: number;
  readonly openIncidents: number;
  readonly meterCount: number;
  /** The power that crosses the grid's meter, positive in either direction. */
  readonly powerW: number | null;
  readonly direction: GridDirection | null;
  readonly monthKwh: number | null;
  /** Known share of the month so far, where part of it is missing. */
  readonly monthKnown: number | null;
  readonly monthFee: number | null;
  readonly priceUnit: string;
  readonly updatedMs: number | null;
  readonly timeZone: string;
  readonly lastOpened: boolean;
  /** Somebody else's, shown to this account. */
  readonly shared: boolean;
  /** What was used in each of the last 24 hours; null while it is not known. */
  readonly lastDay: readonly (number | null)[] | null;
};

type Besides = {
  readonly lastOpenedId: number | null;
  readonly lastDays: ReadonlyMap<number, readonly (number | null)[]>;
};

export const siteCard = (site: SiteListItem, { lastOpenedId, lastDays }: Besides): SiteCard => ({
  id: site.id,
  name: site.name,
  group: site.group,
  state: siteState(site),
  onlineCount: site.onlineCount,
  openIncidents: site.openIncidents,
  meterCount: site.meterCount,
  powerW: site.power === null ? null : Math.abs(site.power),
  direction: gridDirection(site.power),
  monthKwh: site.monthEnergy,
  monthKnown: monthKnown(site),
  monthFee: site.monthFee,
  priceUnit: site.priceUnit,
  updatedMs: site.lastUpdateTime === null ? null : Date.parse(site.lastUpdateTime),
  timeZone: site.timeZone,
  lastOpened: site.id === lastOpenedId,
  shared: site.role === 'viewer',
  lastDay: knownDay(lastDays.get(site.id)),
});

/** A day of which no hour is known is no picture. */
const knownDay = (day: readonly (number | null)[] | undefined): readonly (number | null)[] | null =>
  day?.some((kWh) => kWh !== null) ? day : null;

/** Less than this much missing is a late upload, not a hole worth a mark. */
const tolerated = 0.01;

const monthKnown = ({ monthEnergy, monthCoverage }: SiteListItem): number | null =>
  monthEnergy === null || monthCoverage.missing <= tolerated ? null : 1 - monthCoverage.missing;

/** The direction of the whole watts that the card shows, so that "0 W" never imports. */
export const gridDirection = (powerW: number | null): GridDirection | null => {
  if (powerW === null) return null;
  const shown = Math.round(powerW);
  if (shown === 0) return 'balanced';
  return shown > 0 ? 'importing' : 'exporting';
};
