import {
  formatsOf,
  incidentSpan,
  type LanguageCode,
  type NotifiedIncident,
  type TextKey,
  type TextParams,
  textOf,
} from '@ohmstead/i18n';

type Reader = { readonly lang: LanguageCode; readonly timeZone: string };

/** When an incident was, or since when it goes on. */
export const incidentTime = (
  { startedAt, endedAt }: Pick<NotifiedIncident, 'startedAt' | 'endedAt'>,
  { lang, timeZone }: Reader,
): string => {
  const fromMs = Date.parse(startedAt);
  const text = (key: TextKey, params?: TextParams) => textOf(lang, key, params);
  const formats = formatsOf(lang);
  if (endedAt === null) return text('mail.report.open', { from: formats.dateTime(fromMs, timeZone) });
  return incidentSpan(fromMs, Date.parse(endedAt), { lang, formats, timeZone, text });
};
