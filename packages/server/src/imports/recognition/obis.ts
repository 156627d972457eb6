// OBIS codes (IEC 62056-61) as files of meters name their registers: 1-0:1.8.0 is the count of all import.
//   A-B:C.D.E   C says what is measured, D how (8 a count, 29 an interval, 5 its mean power), E the tariff

export type ObisValue =
  | {
      readonly family: 'energy' | 'power';
      readonly direction: 'import' | 'export' | 'net';
      readonly kind: 'count' | 'interval' | null;
      /** 0 is the sum of all tariffs. */
      readonly tariff: number;
    }
  /** Reactive and apparent energy and all else. */
  | { readonly family: 'other' };

const code =
  /(?:^|[^\d.:-])(?:\d{1,3}-\d{1,3}[:.])?(\d{1,2})\.(\d{1,2})(?:\.(\d{1,2}))?(?:\*\d{1,3})?(?![\d.:])/;
/** Without a channel, a number with a point is a code only with all of its parts. */
const isWritten = (text: string): boolean =>
  /\d{1,3}-\d{1,3}[:.]\d/.test(text) || /\d\.\d{1,2}\.\d/.test(text);

const directions: Readonly<Record<string, 'import' | 'export' | 'net'>> = {
  1: 'import',
  2: 'export',
  16: 'net',
};

export const obisOf = (text: string): ObisValue | null => {
  const match = isWritten(text) ? code.exec(text) : null;
  if (match === null) return null;
  const [, measured = '', how = '', tariff = '0'] = match;
  const direction = directions[measured];
  if (!direction) return { family: 'other' };
  switch (how) {
    case '8':
      return { family: 'energy', direction, kind: 'count', tariff: Number(tariff) };
    case '9':
    case '29':
      return { family: 'energy', direction, kind: 'interval', tariff: Number(tariff) };
    case '5':
    case '25':
      return { family: 'power', direction, kind: 'interval', tariff: Number(tariff) };
    case '7':
      return { family: 'power', direction, kind: null, tariff: Number(tariff) };
    default:
      return { family: 'other' };
  }
};
