// Pure: the one role of each column. Energies and powers of one meaning are added; any other role is one column's, and whoever had
// it before lets it go.
import { importQuantities } from '@ohmstead/contract';
import { asQuantity, energyOf, ofUnit, type Quantity, type Unit, usualUnit } from './energy-kind.ts';
import {
  type DraftValue,
  type Kept,
  type MappingDraft,
  type PlaceRole,
  placeRoles,
} from './mapping-draft.ts';

export type Role = 'none' | PlaceRole | Quantity;

export const roles: readonly Role[] = ['none', ...placeRoles, ...importQuantities];

const isQuantity = (role: Role): role is Quantity => importQuantities.some((each) => each === role);

/** Of a column with values of several registers, the role of the first. */
export const roleAt = (draft: MappingDraft, column: number): Role =>
  placeRoles.find((place) => draft.places[place] === column) ??
  valuesAt(draft, column)[0]?.quantity ??
  'none';

export const valuesAt = ({ values }: MappingDraft, column: number): DraftValue[] =>
  values.filter((value) => value.column === column);

export const withRole = (draft: MappingDraft, column: number, role: Role): MappingDraft => {
  const [value] = valuesAt(draft, column);
  const cleared = without(draft, column);
  if (isQuantity(role)) {
    const named = value ? asQuantity(value, role) : { column, quantity: role, unit: usualUnit(role) };
    return withValue(cleared, named);
  }
  return role === 'none' ? cleared : withPlace(cleared, column, role);
};

/** Conditions and the meter were those of the column that had the role. */
const withPlace = (draft: MappingDraft, column: number, role: PlaceRole): MappingDraft => ({
  ...draft,
  kept: role === 'time' || role === 'timeOfDay' ? withoutCountedHours(draft.kept) : draft.kept,
  places: { ...draft.places, [role]: column },
  meter: role === 'meter' ? null : draft.meter,
  values: role === 'register' ? ofAllRows(draft.values) : draft.values,
});

export const withUnit = (draft: MappingDraft, changed: DraftValue, unit: Unit): MappingDraft => ({
  ...draft,
  values: draft.values.map((value) => (value === changed ? ofUnit(value, unit) : value)),
});

/** In the order of the columns, so that the same choices are the same draft. */
export const withValue = (draft: MappingDraft, value: DraftValue): MappingDraft => {
  const isAdded = energyOf(value.quantity) !== null || value.quantity === 'powerW';
  const others = draft.values.filter(({ quantity }) => isAdded || quantity !== value.quantity);
  return { ...draft, values: [...others, value].sort((one, other) => one.column - other.column) };
};

/** Whether values of several columns or registers are added. */
export const addsValues = ({ values }: Pick<MappingDraft, 'values'>): boolean =>
  new Set(values.map(({ quantity }) => quantity)).size < values.length;

/** A column of registers takes its conditions along, a column of meters the meter. */
const without = (draft: MappingDraft, column: number): MappingDraft => {
  const values = draft.values.filter((value) => value.column !== column);
  const freed = placeRoles.filter((place) => draft.places[place] === column);
  const places = { ...draft.places, ...Object.fromEntries(freed.map((place) => [place, null])) };
  return {
    ...draft,
    places,
    kept: withoutColumn(draft.kept, column, freed),
    meter: freed.includes('meter') ? null : draft.meter,
    values: freed.includes('register') ? ofAllRows(values) : values,
  };
};

/** What was known of the column goes with its role. */
const withoutColumn = (kept: Kept, column: number, freed: readonly PlaceRole[]): Kept => {
  const { estimatedColumn, ...interval } = kept.interval;
  const left = estimatedColumn === column ? { ...kept, interval } : kept;
  return freed.includes('time') || freed.includes('timeOfDay') ? withoutCountedHours(left) : left;
};

const withoutCountedHours = ({ time: { isCounted: _, ...time }, ...kept }: Kept): Kept => ({ ...kept, time });

/** One value a column, whatever its register. */
const ofAllRows = (values: readonly DraftValue[]): DraftValue[] =>
  values
    .filter(({ column }, at) => values.findIndex((value) => value.column === column) === at)
    .map(({ where: _, ...value }) => value);
