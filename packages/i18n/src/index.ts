export { errorKey } from './error-key.ts';
export type { Formats, Unit } from './formats.ts';
export { formatsOf, narrowSpace, unknownText } from './formats.ts';
export type { LanguageCode, LanguageTag } from './languages.ts';
export { defaultLanguage, isLanguage, languageOf, languages, tagOf } from './languages.ts';
export type { LoadedTable } from './load-table.ts';
export { loadTable } from './load-table.ts';
export type { TextKey, TextParams } from './table.ts';
export { textOf } from './text-of.ts';
