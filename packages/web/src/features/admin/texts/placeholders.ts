// Pure: the places in a text where values are filled in, such as {{count}}.

const pattern = /\{\{(\w+)\}\}/g;

export const placeholdersOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

export type PlaceholderFaults = {
  /** Of the original, without which a value is not shown. */
  readonly missing: readonly string[];
  /** Which nothing is filled in for. */
  readonly unknown: readonly string[];
};

export const placeholderFaults = (original: string, replacement: string): PlaceholderFaults => {
  const wanted = placeholdersOf(original);
  const given = placeholdersOf(replacement);
  return {
    missing: wanted.filter((name) => !given.includes(name)),
    unknown: given.filter((name) => !wanted.includes(name)),
  };
};

/** With values such as the screens have; one whose values are not known shows its name. */
export const withSamples = (text: string): string =>
  text.replace(pattern, (_, name: string) => samples[name] ?? `‹${name}›`);

const samples: Readonly<Record<string, string>> = {
  count: '3',
  time: '14:05',
  date: '24.11.2026',
  day: '24.11.2026',
  from: '1',
  to: '50',
  total: '1234',
  username: 'ada_l',
  name: 'Ada Lovelace',
  sn: 'DA2BED94',
  site: 'Ada’s house',
  percent: '42 %',
  ago: '12 s',
  version: '1.2.3',
  password: 'Kx7-mQ2p-Rt9w',
  currency: 'EUR',
  unit: 'kWh',
  kwh: '12.40',
  amount: '31.20',
};
