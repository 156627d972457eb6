// What of the list of alerts stands in its address: left out is everything.
import { type IncidentKind, incidentKinds } from '@ohmstead/domain';
import { addDays, calendarDate } from '../../model/dates/calendar.ts';
import type { IncidentFilter } from '../../model/incident/incident-list.ts';

export type AlertSearch = {
  state?: 'open';
  /** Separated by commas. */
  kinds?: string;
  /** Ids; a single one stands in the address as a number. */
  meters?: string | number;
  /** Local dates of the site, both included. */
  from?: string;
  to?: string;
};

export const alertSearch = (search: Record<string, unknown>): AlertSearch => {
  const kinds = kindsIn(search.kinds).join(',');
  const meters = metersInSearch(idsIn(search.meters));
  const [from, to] = [calendarDate(search.from), calendarDate(search.to)];
  return {
    ...(search.state === 'open' && { state: 'open' as const }),
    ...(kinds !== '' && { kinds }),
    ...(meters !== undefined && { meters }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
};

export const filterOf = ({ state, kinds, meters, from, to }: AlertSearch): IncidentFilter => ({
  state: state ?? 'all',
  kinds: kindsIn(kinds),
  meterIds: idsIn(meters),
  from: from ?? null,
  to: to === undefined ? null : addDays(to, 1),
});

/** How many filters are set beside the state. */
export const filtersSet = ({ kinds, meters, from, to }: AlertSearch): number =>
  [kinds, meters, from ?? to].filter((one) => one !== undefined).length;

/** Nothing can lie between them. */
export const isSpanTurned = ({ from, to }: AlertSearch): boolean =>
  from !== undefined && to !== undefined && from > to;

const partsOf = (list: unknown): string[] =>
  typeof list === 'string' || typeof list === 'number' ? String(list).split(',') : [];

const kindsIn = (list: unknown): IncidentKind[] => {
  const named = partsOf(list);
  return incidentKinds.filter((kind) => named.includes(kind));
};

const idsIn = (list: unknown): number[] =>
  [...new Set(partsOf(list))].filter((text) => /^[1-9]\d{0,14}$/.test(text)).map(Number);

export const metersInSearch = (ids: readonly number[]): string | number | undefined =>
  ids.length > 1 ? ids.join(',') : ids[0];

export const kindsInSearch = (kinds: readonly IncidentKind[]): string | undefined =>
  kinds.length > 0 ? kinds.join(',') : undefined;

/** The list without one of its items, or with it; all of them stand for everything, as none does. */
export const toggled = <Item>(all: readonly Item[], chosen: readonly Item[], item: Item): readonly Item[] => {
  const next = all.filter((one) => (one === item ? !chosen.includes(one) : chosen.includes(one)));
  return next.length === all.length ? [] : next;
};
