export type { CalendarFormats } from './calendar-formats.ts';
export { calendarFormatsOf } from './calendar-formats.ts';
export { deliveryFailureTexts, failuresWithAnswer } from './delivery-failures.ts';
export { durationText } from './duration.ts';
export { errorKey } from './error-key.ts';
export { firstWeekday } from './first-weekday.ts';
export type { Currencies, Formats, Unit } from './formats.ts';
<<<<<<< HEAD
export { formatsOf, narrowSpace, unknownText } from './formats.ts';
export { incidentSpan } from './incident-span.ts';
=======
export { formatsOf, narrowSpace, unknownText, wordJoiner } from './formats.ts';
>>>>>>> looks22
export { incidentTexts } from './incident-texts.ts';
export type { IncidentReader, IncidentWords, NotifiedIncident } from './incident-words.ts';
export { incidentAmount, incidentWords } from './incident-words.ts';
export type { LanguageCode, LanguageTag } from './languages.ts';
export { defaultLanguage, isLanguage, languageOf, languages, tagOf, writtenLanguages } from './languages.ts';
export type { TablePart } from './load-table.ts';
export { loadTable, tableParts } from './load-table.ts';
export type { TextTable } from './render-text.ts';
export { renderText } from './render-text.ts';
export type { ReplaceableText } from './replaceable-texts.ts';
export { placeholdersOf, replaceableTexts } from './replaceable-texts.ts';
export type { TextKey, TextParams } from './table.ts';
export { textOf } from './text-of.ts';
