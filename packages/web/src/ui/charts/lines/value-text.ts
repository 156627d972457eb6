// A value with its unit; a plain number where there is none.
import { type Formats, narrowSpace, unknownText } from '@ohmstead/i18n';

export const valueText = (
  formats: Formats,
  value: number | null,
  { unit, digits }: { unit: string; digits: number },
): string => {
  if (value === null) return unknownText;
  const number = formats.number(value, digits);
  return unit === '' ? number : number + narrowSpace + formats.unit(unit);
};
