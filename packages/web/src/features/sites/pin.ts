// Pure: where the pin of a site stands, read from its two coordinate fields.
import { readDecimal } from '../../forms/decimal.ts';

export type Pin = { readonly latitude: number; readonly longitude: number };

/** Returns null unless both are valid coordinates. */
export const pinOf = (typed: { readonly latitude: string; readonly longitude: string }): Pin | null => {
  const latitude = readDecimal(typed.latitude);
  const longitude = readDecimal(typed.longitude);
  if (latitude === null || longitude === null) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
};

/** About a metre: closer than any pin is put. */
const digits = 5;

export const writePin = ({ latitude, longitude }: Pin, lang: string) => {
  const format = new Intl.NumberFormat(lang, { maximumFractionDigits: digits, numberingSystem: 'latn' });
  return { latitude: format.format(latitude), longitude: format.format(wrapped(longitude)) };
};

/** A map goes on beyond the date line. */
const wrapped = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180;
