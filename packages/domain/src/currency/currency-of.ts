// Which currency a new site begins with, by its country or, where that is unknown, by its time zone. ISO 4217 codes.
import { zonesByCountry } from '../time/zones-by-country.gen.ts';
import { countriesByCurrency } from './countries-by-currency.gen.ts';

/** Maps every word of the values to its key. */
const keyByWord = (groups: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(groups).flatMap(([key, words]) => words.split(' ').map((word) => [word, key])));

const currencyByCountry = keyByWord(countriesByCurrency);
const countryByZone = keyByWord(zonesByCountry);

/** Null for an unknown country or one without a currency of its own, such as Antarctica. */
export const currencyOfCountry = (country: string | null | undefined): string | null =>
  (country && currencyByCountry.get(country)) || null;

/** The currency is the US dollar where the zone belongs to no country. */
export const currencyOfZone = (zone: string): string => currencyOfCountry(countryByZone.get(zone)) ?? 'USD';
