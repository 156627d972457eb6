import { type LanguageCode, tagOf, unknownText } from '@ohmstead/i18n';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** An amount of data in the greatest unit that leaves at least one; null is unknown. */
export const bytesText = (bytes: number | null, lang: LanguageCode): string => {
  if (bytes === null) return unknownText;
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(tagOf(lang), {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(bytes / 1000 ** step);
};
