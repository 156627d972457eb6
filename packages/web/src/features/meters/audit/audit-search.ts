// Pure: what the address of the audit list says beside the path. Screens read it themselves: login need not load how.
import { type CauseDates, datesOfSearch } from '../../../causes/cause-dates.ts';

/** Of the days in the address only, where it has some. */
export type AuditSearch = CauseDates & {
  /** Only entries of this kind are shown; the screen itself checks that it is one. */
  kind?: string;
  /** The readings kept apart, or the days that differ from the power, instead of the list. */
  view?: 'quarantine' | 'powers';
};

export const auditSearch = ({ kind, view, ...dates }: Record<string, unknown>): AuditSearch => ({
  ...(typeof kind === 'string' && { kind }),
  ...auditViewOf(view),
  ...datesOfSearch(dates),
});

export const auditViewOf = (view: unknown): Pick<AuditSearch, 'view'> =>
  view === 'quarantine' || view === 'powers' ? { view } : {};
