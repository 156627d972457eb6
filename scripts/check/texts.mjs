// Every text exists in each language with the same placeholders, and every text is used somewhere.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { sourceFilesUnder } from './source-files.mjs';

const tables = 'packages/i18n/src/tables';
const translated = () =>
  readdirSync(join(root, tables), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map((entry) => entry.name);
/** Built from the error catalogue: `errorKey` writes `error.` before a code. */
const isErrorText = (key) => key.startsWith('error.');
/** Texts of screens that are still to come. */
const awaited = [];
const withoutPlural = (key) => key.replace(/_(zero|one|two|few|many|other)$/, '');

const read = (path) => readFileSync(join(root, path), 'utf8');

const entryPattern = /^\s*'([^'\n]+)':\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`)/gm;

const textsOf = (language) =>
  new Map(
    sourceFilesUnder(join(tables, language)).flatMap((path) =>
      [...read(path).matchAll(entryPattern)].map(([, key, ...forms]) => [
        key,
        forms.find((form) => form !== undefined),
      ]),
    ),
  );

const placeholdersOf = (text) =>
  [...new Set([...text.matchAll(/\{\{(\w+)[^}]*\}\}/g)].map((match) => match[1]))].sort().join(' ');

/** Languages differ in their plural forms: keys are compared without them. */
const plain = (texts) => new Map([...texts].map(([key, text]) => [withoutPlural(key), text]));

const problemsOfLanguage = (english, language) => {
  const texts = plain(textsOf(language));
  const missing = [...english.keys()]
    .filter((key) => !texts.has(key))
    .map((key) => `${language}: no text for ${key}`);
  const unknown = [...texts.keys()]
    .filter((key) => !english.has(key))
    .map((key) => `${language}: ${key} is not in English`);
  const differing = [...texts]
    .filter(([key, text]) => english.has(key) && placeholdersOf(text) !== placeholdersOf(english.get(key)))
    .map(([key]) => `${language}: ${key} has other placeholders than in English`);
  return [...missing, ...unknown, ...differing];
};

const unusedTexts = (english) => {
  const sources = ['packages/contract/src', 'packages/i18n/src', 'packages/server/src', 'packages/web/src']
    .flatMap(sourceFilesUnder)
    .filter((path) => !path.startsWith(tables) && !/\.test\.tsx?$/.test(path))
    .map(read)
    .join('\n');
  const isUsed = (key) => ["'", '"', '`'].some((quote) => sources.includes(`${quote}${key}${quote}`));
  return [...english.keys()]
    .filter((key) => !isErrorText(key) && isUsed(key) === awaited.includes(key))
    .map((key) => (isUsed(key) ? `no longer awaited: ${key}` : `unused text: ${key}`));
};

export const textProblems = () => {
  const english = plain(textsOf('en'));
  if (english.size === 0) return [`no English texts found under ${tables}/en`];
  return [
    ...translated().flatMap((language) => problemsOfLanguage(english, language)),
    ...unusedTexts(english),
  ];
};
