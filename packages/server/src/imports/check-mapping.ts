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

/** Energies and powers of tariffs, phases and registers are added, and nothing else. */
const isAdded = ({ quantity }: Value): boolean =>
  quantity === 'importKwh' || quantity === 'exportKwh' || quantity === 'powerW';

const areOfReadings = (values: readonly Value[]): boolean =>
  values.every((value) => !isOfInterval(value) && value.columns === undefined) &&
  areApart(values) &&
  areDifferent(values.filter((value) => !isAdded(value)).map(({ quantity }) => quantity));

/** Import and export, or net. */
const areOfIntervals = (values: readonly Value[]): boolean => {
  const first = values[0];
  const isNet = ({ quantity }: Value): boolean => quantity === 'intervalNetKwh';
  return (
    first !== undefined &&
    values.every(isOfInterval) &&
    values.every(({ columns, unit }) => columns === first.columns && isPower(unit) === isPower(first.unit)) &&
    (values.every(isNet) || !values.some(isNet)) &&
    areApart(values)
  );
};

/** No number counts twice, and a quantity has a row of its own for each register, or for none. */
const areApart = (values: readonly Value[]): boolean =>
  areDifferent(values.map(({ column, where }) => JSON.stringify([column, where?.column, where?.text]))) &&
  values.every(({ quantity, where }) =>
    values.every(
      (other) => other.quantity !== quantity || (other.where === undefined) === (where === undefined),
    ),
  );

const areDifferent = (keys: readonly string[]): boolean => new Set(keys).size === keys.length;

/** A row that is a day gives no other end, and one that gives both ends begins with the first. */
const isTime = ({ time, interval, values, phaseColumn }: ImportMapping): boolean => {
  const hasEnd = interval?.endColumn !== undefined || interval?.endTimeColumn !== undefined;
  const isDay = values.some(({ columns }) => columns !== undefined);
  if (hasEnd && (isDay || interval?.stamp === 'end')) return false;
  if (isDay && time.timeColumn !== undefined) return false;
  return time.column !== phaseColumn && time.column !== time.timeColumn;
};
