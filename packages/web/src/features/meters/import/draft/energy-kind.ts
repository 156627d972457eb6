// Pure: whether energies are counts or those of intervals, which direction they are of, and their unit.
import { importQuantities, importUnitsOf } from '@ohmstead/contract';
import type { DraftValue, MappingDraft } from './mapping-draft.ts';

export type Quantity = (typeof importQuantities)[number];
export type Unit = DraftValue['unit'];

export const energyKinds = ['counter', 'interval'] as const;
export type EnergyKind = (typeof energyKinds)[number];

export const directions = ['import', 'export', 'net'] as const;
export type Direction = (typeof directions)[number];

type Energy = { readonly kind: EnergyKind; readonly direction: Direction };

const energies: Partial<Record<Quantity, Energy>> = {
  importKwh: { kind: 'counter', direction: 'import' },
  exportKwh: { kind: 'counter', direction: 'export' },
  intervalImportKwh: { kind: 'interval', direction: 'import' },
  intervalExportKwh: { kind: 'interval', direction: 'export' },
  intervalNetKwh: { kind: 'interval', direction: 'net' },
};

export const energyOf = (quantity: Quantity): Energy | null => energies[quantity] ?? null;

/** No counter counts both directions: what was net is taken for import. */
const quantityOf = ({ kind, direction }: Energy): Quantity =>
  importQuantities.find(
    (quantity) => energies[quantity]?.kind === kind && energies[quantity]?.direction === direction,
  ) ?? 'importKwh';

export const energyValues = ({ values }: Pick<MappingDraft, 'values'>): DraftValue[] =>
  values.filter(({ quantity }) => energyOf(quantity) !== null);

/** Null without energies, and where both kinds are among them. */
export const kindOf = (draft: Pick<MappingDraft, 'values'>): EnergyKind | null => {
  const kinds = new Set(energyValues(draft).map(({ quantity }) => energyOf(quantity)?.kind));
  return energyKinds.find((kind) => kinds.has(kind) && kinds.size === 1) ?? null;
};

export const directionOf = (draft: Pick<MappingDraft, 'values'>): Direction | null => {
  const [first] = energyValues(draft);
  return first ? (energyOf(first.quantity)?.direction ?? null) : null;
};

export const energyUnitOf = (draft: Pick<MappingDraft, 'values'>): Unit | null =>
  energyValues(draft)[0]?.unit ?? null;

/** Other values stay: they are read again when the energies are counts again. */
export const withKind = (draft: MappingDraft, kind: EnergyKind): MappingDraft => ({
  ...draft,
  values: draft.values.map((value) => {
    const energy = energyOf(value.quantity);
    return energy ? asQuantity(value, quantityOf({ ...energy, kind })) : value;
  }),
});

/** A day in one row is no reading of a counter. */
export const possibleKinds = ({ values }: Pick<MappingDraft, 'values'>): readonly EnergyKind[] =>
  values.some(({ columns }) => columns !== undefined) ? ['interval'] : energyKinds;

/** Of all energies with the direction of the first; those that had the other one take its place. */
export const withDirection = (draft: MappingDraft, direction: Direction): MappingDraft => {
  const before = directionOf(draft);
  return {
    ...draft,
    values: draft.values.map((value) => {
      const energy = energyOf(value.quantity);
      if (!energy || !before) return value;
      if (energy.direction === before) return asQuantity(value, quantityOf({ ...energy, direction }));
      const isTaken = energy.direction === direction;
      return isTaken ? asQuantity(value, quantityOf({ ...energy, direction: before })) : value;
    }),
  };
};

export const withEnergyUnit = (draft: MappingDraft, unit: Unit): MappingDraft => ({
  ...draft,
  values: draft.values.map((value) => {
    const isPossible = energyOf(value.quantity) !== null && importUnitsOf[value.quantity].includes(unit);
    return isPossible ? ofUnit(value, unit) : value;
  }),
});

/** A unit that somebody has chosen counts for all rows, whatever they say themselves. */
export const ofUnit = ({ unitColumn: _, ...value }: DraftValue, unit: Unit): DraftValue => ({
  ...value,
  unit,
});

/** What the new quantity cannot have goes: a unit, the columns of a day, the sign of the other direction. */
export const asQuantity = (value: DraftValue, quantity: Quantity): DraftValue => {
  const { columns, isNegative, ...rest } = value;
  const [before, after] = [energyOf(value.quantity), energyOf(quantity)];
  return {
    ...rest,
    quantity,
    unit: importUnitsOf[quantity].includes(value.unit) ? value.unit : usualUnit(quantity),
    ...(isNegative !== undefined && before?.direction === after?.direction && { isNegative }),
    ...(columns !== undefined && after?.kind === 'interval' && { columns }),
  };
};

export const usualUnit = (quantity: Quantity): Unit => importUnitsOf[quantity][0] ?? '1';
