// Which columns of times are the beginnings of intervals, and which their ends.
import { plain, says } from './says.ts';

export type End = 'from' | 'to' | null;

/** Words that are prepositions for other things too: they count where a column beside has the other one. */
const pairs = [
  ['od', 'do'],
  ['da', 'a'],
  ['de', 'a'],
  ['dal', 'al'],
  ['dalle', 'alle'],
  ['du', 'au'],
  ['de', 'à'],
  ['с', 'по'],
  ['起', '止'],
] as const;

export const endsOf = (names: readonly string[]): End[] => {
  const said = names.map(endOfName);
  if (said.includes('from') && said.includes('to')) return said;
  const pair = pairs.find(([from, to]) =>
    names.some((name, at) =>
      names.some((other, beside) => at !== beside && isPair([name, other], [from, to])),
    ),
  );
  return pair ? names.map((name) => placeIn(name, pair)) : said;
};

const endOfName = (name: string): End => {
  const isFrom = says(name, 'from');
  const isTo = says(name, 'to');
  if (isFrom === isTo) return null;
  return isFrom ? 'from' : 'to';
};

const wordsOf = (name: string): string[] => plain(name).split(' ');

const isPair = (
  [name = '', other = '']: readonly string[],
  [from = '', to = '']: readonly string[],
): boolean =>
  wordsOf(name).includes(from) &&
  !wordsOf(name).includes(to) &&
  wordsOf(other).includes(to) &&
  !wordsOf(other).includes(from);

const placeIn = (name: string, [from, to]: readonly [string, string]): End => {
  const isFrom = wordsOf(name).includes(from);
  if (isFrom === wordsOf(name).includes(to)) return null;
  return isFrom ? 'from' : 'to';
};
