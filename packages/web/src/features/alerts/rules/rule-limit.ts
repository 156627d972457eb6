// Pure: a limit as it is typed and read. Power is stored in watts and typed in kilowatts, as alerts show it.
import type { AlertRule } from '@ohmstead/contract';
import type { Formats } from '@ohmstead/i18n';
import { readDecimal, writeDecimal } from '../../../forms/decimal.ts';
import type { Texts } from '../../../texts/use-texts.ts';
import { wattsPer } from '../../../ui/charts/power-unit.ts';

type Unit = AlertRule['unit'];

const perTyped = (unit: Unit): number => (unit === 'W' ? wattsPer.kW : 1);

export const limitText = (limit: number | null, unit: Unit, lang: string): string =>
  writeDecimal(limit === null ? null : limit / perTyped(unit), lang);

/** Null where nothing is typed, NaN for what is no number. */
export const typedLimit = (text: string, unit: Unit): number | null => {
  const typed = readDecimal(text);
  return typed === null ? null : Math.round(typed * perTyped(unit) * 1e6) / 1e6;
};

type Words = { readonly say: Texts['say']; readonly formats: Formats; readonly currency: string };

export const unitText = (unit: Unit, { say, formats, currency }: Words): string => {
  switch (unit) {
    case 'minutes':
      return say('rules.minutes');
    case 'score':
      return say('rules.deviations');
    case 'price':
      return say('rules.pricePerKwh', { currency });
    case 'percent':
      return '%';
    case 'W':
      return formats.unit('kW');
    default:
      return formats.unit(unit);
  }
};
