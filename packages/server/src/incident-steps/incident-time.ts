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
  if (endedAt === null) return text('mail.report.open', { from: formatsOf(lang).dateTime(fromMs, timeZone) });
  return incidentSpan(fromMs, Date.parse(endedAt), { lang, timeZone, text });
};
