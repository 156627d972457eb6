// Units in the names of columns, in cells of their own, or behind numbers.
import type { ImportMapping } from '@ohmstead/contract';

export type Unit = ImportMapping['values'][number]['unit'];

/** Kilowatt-hours stand before watt-hours, of which their name is made, and those before watts. */
const patterns: readonly (readonly [RegExp, Unit])[] = [
  [/mwh|megawatt-?(?:hour|stunde|uur|timme)|мвт[·*.\s-]?ч|兆瓦时|메가와트시/i, 'MWh'],
  [/kwh|kilowatt-?(?:hour|stunde|uur)|квт[·*.\s-]?ч|千瓦时|千瓦·时|킬로와트시|กิโลวัตต์[\s-]*ชั่วโมง/i, 'kWh'],
  [
    /(?:^|[^a-z])w[·.]?h(?![a-z])|[a-z_]Wh\b|(?:^|[^\p{L}])вт[·*.\s-]?ч|瓦时|watt-?(?:hour|stunde|uur)/iu,
    'Wh',
  ],
  [/kilowatt(?!-?(?:h|s|u))|(?:^|[^a-z])kw(?![a-z])|[a-z_]kW\b|квт(?![·*.\s-]?ч)|千瓦(?!时)/i, 'kW'],
  [/(?:^|[^a-z])w(?:att)?s?(?![a-z])|(?:^|[^\p{L}])вт(?![·*.\s-]?ч)/iu, 'W'],
  [/(?:^|[^a-z])mv(?![a-z])|millivolt/i, 'mV'],
  [/(?:^|[^a-z])v(?:olts?)?(?![a-z])/i, 'V'],
  [/(?:^|[^a-z])ma(?![a-z])|milliamp/i, 'mA'],
  [/(?:^|[^a-z])a(?:mps?|mperes?)?(?![a-z+-])/i, 'A'],
  [/(?:^|[^a-z])hz(?![a-z])|hertz/i, 'Hz'],
  [/%/, '%'],
];

const others = /(?<!\p{L})[km]?va(?:r?h?)(?!\p{L})|therm|m3|m³|(?<!\p{L})gj|lit(?:er|re)|°|€|\$|£/iu;

/** Null where none is named. */
export const unitOfText = (text: string): Unit | null =>
  others.test(text) ? null : (patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null);

/** A text that is a unit of something that is not read: reactive energy, gas, water, money. */
export const isOtherUnit = (text: string): boolean => others.test(text);

/** The unit behind the numbers: "0,123 kWh". */
export const unitBehind = (cells: readonly string[]): Unit | null => {
  const [first = ''] = cells;
  return /\d\s*[a-z%]/i.test(first) ? unitOfText(first.replace(/^[\d\s.,'’+-]+/, '')) : null;
};
