// What a mapping's shape cannot say: that its zone exists, that its units fit, and that its parts do not contradict each
// other.
import { type ErrorCode, type ImportMapping, zonelessFormats } from '@ohmstead/contract';
import { ianaZoneOf } from '@ohmstead/domain';
import { isPower, isUnitOf } from './unit-powers.ts';

export type CheckedMapping =
  | { readonly kind: 'mapping'; readonly mapping: ImportMapping }
  | { readonly kind: 'refused'; readonly code: ErrorCode };

type Value = ImportMapping['values'][number];

export const checkMapping = (mapping: ImportMapping): CheckedMapping => {
  const { time, values, interval } = mapping;
  const areUnits = values.every(({ unit, quantity }) => isUnitOf(unit, quantity));
  const areValues = interval === undefined ? areOfReadings(values) : areOfIntervals(values);
  if (!areUnits || !areValues || !isTime(mapping)) return { kind: 'refused', code: 'import_columns_unknown' };
  if (zonelessFormats.includes(time.format)) return { kind: 'mapping', mapping };
  const zone = ianaZoneOf(time.zone ?? '');
  if (zone === null) return { kind: 'refused', code: 'time_zone_unknown' };
  return { kind: 'mapping', mapping: { ...mapping, time: { ...time, zone } } };
};

const intervalQuantities: readonly Value['quantity'][] = [
  'intervalImportKwh',
  'intervalExportKwh',
  'intervalNetKwh',
];

const isOfInterval = ({ quantity }: Value): boolean => intervalQuantities.includes(quantity);

/** Each quantity has one column; a reading's row is of one instant. */
const areOfReadings = (values: readonly Value[]): boolean =>
  values.every((value) => !isOfInterval(value) && value.columns === undefined) &&
  areDifferent(values.map(({ quantity }) => quantity));

/** Each direction has one column in the rows of a register: import and export, or net. */
const areOfIntervals = (values: readonly Value[]): boolean => {
  const first = values[0];
  const isNet = ({ quantity }: Value): boolean => quantity === 'intervalNetKwh';
  return (
    first !== undefined &&
    values.every(isOfInterval) &&
    values.every(({ columns, unit }) => columns === first.columns && isPower(unit) === isPower(first.unit)) &&
    (values.every(isNet) || !values.some(isNet)) &&
    areDifferent(values.map(({ quantity, where }) => JSON.stringify([quantity, where?.column, where?.text]))) &&
    (values.every(({ where }) => where !== undefined) || values.every(({ where }) => where === undefined))
  );
};

const areDifferent = (keys: readonly string[]): boolean => new Set(keys).size === keys.length;

/** A row that is a day gives no other end, and one that gives both ends begins with the first. */
const isTime = ({ time, interval, values, phaseColumn }: ImportMapping): boolean => {
  const hasEnd = interval?.endColumn !== undefined || interval?.endTimeColumn !== undefined;
  const isDay = values.some(({ columns }) => columns !== undefined);
  if (hasEnd && (isDay || interval?.stamp === 'end')) return false;
  if (isDay && time.timeColumn !== undefined) return false;
  return time.column !== phaseColumn && time.column !== time.timeColumn;
};
