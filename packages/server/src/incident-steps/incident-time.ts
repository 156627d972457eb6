import { formatsOf, type LanguageCode, type NotifiedIncident, textOf } from '@ohmstead/i18n';

type Reader = { readonly lang: LanguageCode; readonly timeZone: string };

/** When an incident was, or since when it goes on. */
export const incidentTime = (
  { startedAt, endedAt }: Pick<NotifiedIncident, 'startedAt' | 'endedAt'>,
  { lang, timeZone }: Reader,
): string => {
  const at = (iso: string) => formatsOf(lang).dateTime(Date.parse(iso), timeZone);
  if (endedAt === null) return textOf(lang, 'mail.report.open', { from: at(startedAt) });
  if (endedAt === startedAt) return at(startedAt);
  return textOf(lang, 'mail.report.closed', { from: at(startedAt), to: at(endedAt) });
};
