// Whether the name of a column says something, in any of the product's languages.
import { words } from './words.ts';

export type Concept = keyof typeof words;

/** Words of so many letters are found within others too, as in "Energieverbrauch"; shorter ones and phrases are not. */
const longWord = 6;
const isWithoutSpaces = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/u;

const patternOf = (concept: Concept): RegExp =>
  new RegExp([...words[concept]].map(plain).map(alternativeOf).join('|'), 'u');

const alternativeOf = (word: string): string => {
  if (isWithoutSpaces.test(word)) return word;
  if (word.includes(' ')) return `(?<= )${word}`;
  return word.length >= longWord ? word : `(?<= )${word}(?= )`;
};

/** The words of a name, with a space between them. */
export const plain = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/(\p{Ll}{2})(\p{Lu})(?=\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const patterns = new Map<Concept, RegExp>();

export const says = (name: string, concept: Concept): boolean => {
  const pattern = patterns.get(concept) ?? patternOf(concept);
  patterns.set(concept, pattern);
  return pattern.test(` ${plain(name)} `);
};
