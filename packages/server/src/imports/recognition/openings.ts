// What a file leaves open of what was recognised.
import { type ImportMapping, importOpenings, zonelessFormats } from '@ohmstead/contract';
import type { ChosenValues, Opening } from './chosen-values.ts';
import type { DecimalOfFile } from './decimal-mark.ts';
import type { Meters } from './meters.ts';
import type { StampedInterval } from './stamp.ts';
import { type Table, widthOf } from './table.ts';
import type { Candidates } from './value-candidates.ts';
import type { When } from './when.ts';

export type FoundParts = {
  readonly table: Table;
  readonly when: When;
  /** Null where the file names none. */
  readonly zone: string | null;
  readonly found: Candidates;
  readonly decimal: DecimalOfFile;
  readonly chosen: ChosenValues;
  /** Null for readings. */
  readonly interval: StampedInterval | null;
  readonly meters: Meters;
};

export const openingsOf = (parts: FoundParts): Opening[] => {
  const open = new Set<Opening>([
    ...parts.chosen.open,
    ...openOfTime(parts),
    ...(parts.meters.meters.length > 0 ? (['meter'] as const) : []),
    ...(isUnclear(parts) ? (['columns'] as const) : []),
  ]);
  return importOpenings.filter((one) => open.has(one));
};

export const isOfInstants = (format: ImportMapping['time']['format']): boolean =>
  zonelessFormats.includes(format);

const openOfTime = ({ when: { point, finish }, zone, interval }: FoundParts): Opening[] => [
  ...(isOfInstants(point.time.format) || point.hasOffset || zone !== null ? [] : (['zone'] as const)),
  ...(point.isOrderOpen || finish?.isOrderOpen ? (['dateOrder'] as const) : []),
  ...(interval?.isOpen ? (['stamp'] as const) : []),
];

const isUnclear = ({ table, when, found, decimal, interval, meters }: FoundParts): boolean =>
  table.header.length === 0 ||
  widthOf(table) > table.header.length ||
  [when, found, meters].some((part) => part.isUnclear) ||
  decimal.isOpen ||
  interval?.isUnclear === true;
