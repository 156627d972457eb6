// What a mapping's shape cannot say: that its zone exists, and that each quantity has one column in a unit of its own.
import { type ErrorCode, type ImportMapping, zonelessFormats } from '@ohmstead/contract';
import { ianaZoneOf } from '@ohmstead/domain';
import { isUnitOf } from './unit-powers.ts';

export type CheckedMapping =
  | { readonly kind: 'mapping'; readonly mapping: ImportMapping }
  | { readonly kind: 'refused'; readonly code: ErrorCode };

export const checkMapping = (mapping: ImportMapping): CheckedMapping => {
  const { time, values } = mapping;
  const quantities = new Set(values.map(({ quantity }) => quantity));
  if (quantities.size < values.length || values.some(({ unit, quantity }) => !isUnitOf(unit, quantity))) {
    return { kind: 'refused', code: 'import_columns_unknown' };
  }
  if (zonelessFormats.includes(time.format)) return { kind: 'mapping', mapping };
  const zone = ianaZoneOf(time.zone ?? '');
  if (zone === null) return { kind: 'refused', code: 'time_zone_unknown' };
  return { kind: 'mapping', mapping: { ...mapping, time: { ...time, zone } } };
};
