// From when to when an incident was, and how long that is.
import { minuteMs } from '@ohmstead/domain';
import { durationText } from './duration.ts';
import type { IncidentReader } from './incident-words.ts';

type SpanReader = Pick<IncidentReader, 'lang' | 'formats' | 'timeZone' | 'text'>;

/** The day is said once where it is the same. */
export const incidentSpan = (
  fromMs: number,
  toMs: number,
  { lang, formats, timeZone, text }: SpanReader,
): string => {
  const from = formats.dateTime(fromMs, timeZone);
  if (toMs - fromMs < minuteMs) return from;
  const isOneDay = formats.date(fromMs, timeZone) === formats.date(toMs, timeZone);
  const to = (isOneDay ? formats.time : formats.dateTime)(toMs, timeZone);
  return text('alerts.lasted', { from, to, duration: durationText(lang, (toMs - fromMs) / minuteMs) });
};
