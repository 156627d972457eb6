// Pure: from when until when, as a language writes it. Within a day the day is named once.
import type { Texts } from '../../texts/use-texts.ts';

type Words = Pick<Texts, 'say' | 'formats'>;

export const timeSpan = (fromMs: number, toMs: number, zone: string, { say, formats }: Words): string => {
  const [from, to] = [formats.dateTime(fromMs, zone), formats.dateTime(toMs, zone)];
  if (from === to) return to;
  const isOneDay = formats.date(fromMs, zone) === formats.date(toMs, zone);
  return isOneDay ? `${from}–${formats.time(toMs, zone)}` : say('import.span', { from, to });
};
