// One way to make a text on both sides: by key, in the number the language counts in, with its values filled in.
import type { LanguageTag } from './languages.ts';
import type { TextKey, TextParams } from './table.ts';

export type TextTable = Readonly<Record<string, string | undefined>>;

/** From the first table that has the text; the key itself when none has. */
export const renderText = (
  tables: readonly TextTable[],
  tag: LanguageTag,
  key: TextKey,
  params: TextParams = {},
): string => {
  const entries = entriesOf(key, tag, params.count);
  for (const table of tables) {
    const text = entries.map((entry) => table[entry]).find((found) => found !== undefined);
    if (text !== undefined) return filled(text, tag, params);
  }
  return key;
};

/** A table in English under another language's tag may lack that language's category: `other` always exists. */
const entriesOf = (key: TextKey, tag: LanguageTag, count: TextParams[string] | undefined): string[] =>
  typeof count === 'number' ? [`${key}_${categoryOf(tag, count)}`, `${key}_other`, key] : [key];

const rules = new Map<LanguageTag, Intl.PluralRules>();

const categoryOf = (tag: LanguageTag, count: number): string => {
  const rule = rules.get(tag) ?? new Intl.PluralRules(tag);
  rules.set(tag, rule);
  return rule.select(count);
};

const filled = (text: string, tag: LanguageTag, params: TextParams): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = params[name] ?? whole;
    return name === 'count' && typeof value === 'number' ? countsOf(tag).format(value) : String(value);
  });

const counts = new Map<LanguageTag, Intl.NumberFormat>();

/** A count is written with the language's own digits and groups; other numbers may be anything. */
const countsOf = (tag: LanguageTag): Intl.NumberFormat => {
  const format = counts.get(tag) ?? new Intl.NumberFormat(tag);
  counts.set(tag, format);
  return format;
};
