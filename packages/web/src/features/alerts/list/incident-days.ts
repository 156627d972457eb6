// Pure: the pages of a list as what goes on, and the rest by the local day it began on.
import type { ListedIncident } from '@ohmstead/contract';
import { dateAt } from '@ohmstead/domain';

export type IncidentDays = {
  readonly ongoing: readonly ListedIncident[];
  readonly days: readonly { readonly date: string; readonly incidents: readonly ListedIncident[] }[];
};

/** The order is that of the pages. What slid from one page to the next meanwhile is listed once. */
export const incidentDays = (
  pages: readonly { readonly items: readonly ListedIncident[] }[],
  timeZone: string,
): IncidentDays => {
  const incidents = [...new Map(pages.flatMap(({ items }) => items).map((one) => [one.id, one])).values()];
  const days = new Map<string, ListedIncident[]>();
  for (const incident of incidents) {
    if (incident.endedAt === null) continue;
    const date = dateAt(timeZone, Date.parse(incident.startedAt));
    days.set(date, [...(days.get(date) ?? []), incident]);
  }
  return {
    ongoing: incidents.filter(({ endedAt }) => endedAt === null),
    days: [...days].map(([date, ofDay]) => ({ date, incidents: ofDay })),
  };
};
