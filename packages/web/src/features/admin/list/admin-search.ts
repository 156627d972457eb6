// Pure: what the address of a list says beside its path.

export type AdminSearch = {
  /** The words searched for. */
  find?: string;
  /** Counted from 1; the first is not written. */
  page?: number;
  /** A filter; each list knows its own values. */
  state?: string;
  type?: string;
  view?: string;
  lang?: string;
};

/** A search for digits comes as a number. */
export const adminSearch = ({
  find,
  page,
  state,
  type,
  view,
  lang,
}: Record<string, unknown>): AdminSearch => ({
  ...textOf('find', typeof find === 'number' ? String(find) : find),
  ...(typeof page === 'number' && Number.isSafeInteger(page) && page > 1 && { page }),
  ...textOf('state', state),
  ...textOf('type', type),
  ...textOf('view', view),
  ...textOf('lang', lang),
});

type TextName = Exclude<keyof AdminSearch, 'page'>;

const textOf = (name: TextName, value: unknown): { [Name in TextName]?: string } =>
  typeof value === 'string' && value !== '' ? { [name]: value.slice(0, longest) } : {};

/** The server searches for no more. */
const longest = 100;

/** The one of the values that the address names. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  wanted: string | undefined,
): Value | undefined => values.find((value) => value === wanted);
