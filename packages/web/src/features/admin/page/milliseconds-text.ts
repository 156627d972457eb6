import { type LanguageCode, tagOf } from '@ohmstead/i18n';

/** A short length of time: "240 ms" or "12.5 sec". */
export const millisecondsText = (ms: number, lang: LanguageCode): string => {
  const [value, unit, digits] = ms < 1000 ? [ms, 'millisecond', 0] : [ms / 1000, 'second', 1];
  return new Intl.NumberFormat(tagOf(lang), {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).format(value);
};
