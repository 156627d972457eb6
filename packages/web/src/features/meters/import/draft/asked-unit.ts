// Pure: the values whose unit a file leaves open. Energies and powers have more than one; headings often name it.
import { type ImportPreview, importUnitsOf } from '@ohmstead/contract';
import { energyOf, ofUnit, type Unit } from './energy-kind.ts';
import type { DraftValue, MappingDraft } from './mapping-draft.ts';

type File = Pick<ImportPreview, 'header'>;

const unitName = /wh(?!\p{L})|(?<!\p{L})[km]?w(?!\p{L})|watt|вт|瓦|와트|วัตต์/iu;

/** Energies before powers, and those without a unit in their heading before others. */
export const valuesOfUnit = ({ header }: File, { values }: MappingDraft): DraftValue[] => {
  const groups = [
    values.filter(({ quantity }) => energyOf(quantity) !== null),
    values.filter(({ quantity }) => quantity === 'powerW'),
  ];
  const unnamed = groups.map((group) => group.filter(({ column }) => !unitName.test(header[column] ?? '')));
  return [...unnamed, ...groups].find((group) => group.length > 0) ?? [];
};

export const unitIn = (file: File, draft: MappingDraft): Unit | null =>
  valuesOfUnit(file, draft)[0]?.unit ?? null;

export const possibleUnits = (file: File, draft: MappingDraft): readonly Unit[] => {
  const [first] = valuesOfUnit(file, draft);
  return first ? importUnitsOf[first.quantity] : [];
};

export const withAskedUnit = (file: File, draft: MappingDraft, unit: Unit): MappingDraft => {
  const asked = valuesOfUnit(file, draft);
  return {
    ...draft,
    values: draft.values.map((value) => (asked.includes(value) ? ofUnit(value, unit) : value)),
  };
};
