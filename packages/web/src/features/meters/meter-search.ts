// Pure: what the addresses of these screens say beside the path.
import { type CauseDates, datesOfSearch } from '../../causes/cause-dates.ts';
import { isId } from '../../navigation/is-id.ts';

export type MeterListSearch = { find?: string };

/** A search for digits comes as a number. */
export const meterListSearch = ({ find }: Record<string, unknown>): MeterListSearch => {
  const wanted = typeof find === 'number' ? String(find) : find;
  return typeof wanted === 'string' && wanted !== '' ? { find: wanted } : {};
};

export type MeterSearch = {
  /** The mode matters for an existing meter only; a new one is always edited. */
  mode?: 'edit';
  /** The site of a new meter. */
  site?: number;
};

export const meterSearch = ({ mode, site }: Record<string, unknown>): MeterSearch => ({
  ...(mode === 'edit' && { mode }),
  ...(isNumericId(site) && { site }),
});

const isNumericId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

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

/** The instant of a question that another meter is the answer to: the form begins with its date and counts. */
export type ReplaceSearch = { at?: string };

export const replaceSearch = ({ at }: Record<string, unknown>): ReplaceSearch =>
  typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? { at } : {};

/** An id as it stands in a path; null for what is none. */
export const idOfPath = (text: string): number | null => (text === '0' || isId(text) ? Number(text) : null);
