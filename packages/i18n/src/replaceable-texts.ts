// The texts of one language that an installation may replace: every key of the English table that screens show, counted
// ones once a plural category of that language.
import { allTables } from './all-tables.ts';
import { type LanguageCode, tagOf } from './languages.ts';
import type { TextTable } from './render-text.ts';
import { en } from './tables/en.ts';

export type ReplaceableText = {
  readonly key: string;
  /** The English text; of a category that English lacks, the text of `other`. */
  readonly english: string;
  /** The language's own; null where it lacks it. */
  readonly own: string | null;
};

export const replaceableTexts = (lang: LanguageCode): ReplaceableText[] => {
  const { pluralCategories } = new Intl.PluralRules(tagOf(lang)).resolvedOptions();
  const english: TextTable = en;
  return Object.keys(en)
    .filter(isOnScreens)
    .flatMap((key) => {
      const base = key.replace(/_(?:one|other)$/, '');
      const isCounted = base !== key && english[`${base}_other`] !== undefined;
      if (!isCounted) return [textOfKey(lang, key)];
      // All its categories stand where English has the first.
      return key.endsWith('_other') ? pluralCategories.map((of) => textOfKey(lang, `${base}_${of}`)) : [];
    });
};

/** Mails, notices of the program’s own and files are written by the server, which has its own texts. */
const isOnScreens = (key: string): boolean =>
  !/^(?:mail|reportFile|analysisFile)\.|^notice\.\w+\.(?:title|content)$/.test(key);

const textOfKey = (lang: LanguageCode, key: string): ReplaceableText => {
  const english: TextTable = en;
  return {
    key,
    english: english[key] ?? english[key.replace(/_[a-z]+$/, '_other')] ?? '',
    own: allTables[lang][key] ?? null,
  };
};

/** The names of a text's values, each once, sorted; null where its braces are none of a value. */
export const placeholdersOf = (text: string): string[] | null => {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  return /\{\{|\}\}/.test(text.replace(/\{\{\w+\}\}/g, '')) ? null : [...new Set(names)].sort();
};
