// Pure: what the addresses of these screens say beside the path.
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

/** An id as it stands in a path; null for what is none. */
export const idOfPath = (text: string): number | null => (text === '0' || isId(text) ? Number(text) : null);
