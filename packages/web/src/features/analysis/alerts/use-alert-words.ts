import { durationText } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { valueText } from '../../../ui/charts/lines/value-text.ts';
import { unitDigits } from './alert-kinds.ts';
import type { AlertItem, AlertRow } from './alert-rows.ts';

/** A finding's time and extent in words. */
export const useAlertWords = (timeZone: string) => {
  const { say, lang, formats } = useTexts();
  const write = (value: number, unit: AlertItem['unit']): string =>
    unit === 'minutes'
      ? durationText(lang, value)
      : valueText(formats, value, { unit, digits: unitDigits[unit] });

  const when = ({ breach, fromMs, toMs }: AlertRow): string => {
    if (breach === 'unusual') return say('alert.wholeDay');
    if (toMs === null) return say('alert.still', { from: formats.dateTime(fromMs, timeZone) });
    const isOneDay = formats.date(fromMs, timeZone) === formats.date(toMs, timeZone);
    const writeTime = isOneDay ? formats.time : formats.dateTime;
    return say('alert.span', { from: writeTime(fromMs, timeZone), to: writeTime(toMs, timeZone) });
  };

  const howMuch = ({ breach, item: { worst, limit, unit } }: AlertRow): string => {
    const values = { value: write(worst, unit), limit: write(limit, unit), duration: write(worst, unit) };
    return say(sentences[breach], values);
  };

  return { when, howMuch };
};

const sentences = {
  above: 'alert.worstAbove',
  below: 'alert.worstBelow',
  silent: 'alert.silent',
  unusual: 'alert.unusual',
} as const;
