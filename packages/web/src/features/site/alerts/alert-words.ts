// An alert record in words: what, where, when, and how much against its limit.
import { durationText, type TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { valueText } from '../../../ui/charts/lines/value-text.ts';
import type { AlertKind, AlertRecord, AlertUnit } from './alert-records.ts';

type KindTexts = { readonly title: TextKey; readonly howMuch: TextKey };

const texts: Record<AlertKind, KindTexts> = {
  gap: { title: 'alert.gap', howMuch: 'alert.silent' },
  offline: { title: 'alert.offline', howMuch: 'alert.silent' },
  overVoltage: { title: 'alert.overVoltage', howMuch: 'alert.worstAbove' },
  underVoltage: { title: 'alert.underVoltage', howMuch: 'alert.worstBelow' },
  overCurrent: { title: 'alert.overCurrent', howMuch: 'alert.worstAbove' },
  overPower: { title: 'alert.overPower', howMuch: 'alert.worstAbove' },
  lowPowerFactor: { title: 'alert.lowPowerFactor', howMuch: 'alert.worstBelow' },
  unusualConsumption: { title: 'alert.unusualConsumption', howMuch: 'alert.unusual' },
};

const digits: Record<Exclude<AlertUnit, 'minutes'>, number> = { V: 1, A: 2, W: 0, kWh: 2, '': 2 };

export type AlertWords = Readonly<
  Record<'title' | 'where' | 'when' | 'howMuch', (record: AlertRecord) => string>
>;

export const useAlertWords = (timeZone: string): AlertWords => {
  const { say, lang, formats } = useTexts();
  const amount = (value: number, unit: AlertUnit): string =>
    unit === 'minutes'
      ? durationText(lang, value)
      : valueText(formats, value, { unit, digits: digits[unit] });
  return {
    title: ({ kind }) => say(texts[kind].title),
    where: ({ meter, phase }) => {
      if (meter === null) return say('alert.site');
      return phase === null ? meter : say('alert.atPhase', { place: meter, phase });
    },
    when: ({ kind, fromMs, toMs }) => {
      if (kind === 'unusualConsumption') return formats.date(fromMs, timeZone);
      const from = formats.dateTime(fromMs, timeZone);
      if (toMs === null) return say('alert.still', { from });
      const isOneDay = formats.date(fromMs, timeZone) === formats.date(toMs, timeZone);
      const to = (isOneDay ? formats.time : formats.dateTime)(toMs, timeZone);
      return formats.dateTime(toMs, timeZone) === from ? from : say('alert.span', { from, to });
    },
    howMuch: ({ kind, worst, limit, unit }) => {
      const value = amount(worst, unit);
      return say(texts[kind].howMuch, { value, duration: value, limit: amount(limit, unit) });
    },
  };
};
