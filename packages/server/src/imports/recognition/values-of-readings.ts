// What is read at instants and is no count: power, voltage, current, frequency, power factor.
import { isUnitOf } from '../unit-powers.ts';
import type { ChosenValues, Value } from './chosen-values.ts';
import type { Judged } from './judge-values.ts';
import type { Family } from './value-name.ts';

const usual: readonly (readonly [Family, Value['quantity'], Value['unit']])[] = [
  ['power', 'powerW', 'W'],
  ['voltage', 'voltageV', 'V'],
  ['current', 'currentA', 'A'],
  ['frequency', 'frequencyHz', 'Hz'],
  ['powerFactor', 'powerFactor', '1'],
];

/** Each once: those of single phases beside each other are none of the meter's. */
export const valuesOfReadings = (judged: readonly Judged[]): ChosenValues => {
  const parts = usual.map(([family, quantity, unit]): ChosenValues => {
    const group = judged.filter((one) => one.family === family && one.direction !== 'export');
    const [one, other] = preferTotal(group);
    if (!one || (other && one.candidate.named.isPart)) return { values: [], open: [] };
    const known = one.unit !== null && isUnitOf(one.unit, quantity) ? one.unit : null;
    const { unitColumn, candidate } = one;
    const value = {
      column: candidate.column.index,
      quantity,
      unit: known ?? unit,
      ...(unitColumn === null || known === null ? {} : { unitColumn }),
      ...(candidate.where === null ? {} : { where: candidate.where }),
    };
    return { values: [value], open: isUnitOpen(one, known) ? ['unit'] : [] };
  });
  return { values: parts.flatMap(({ values }) => values), open: parts.flatMap(({ open }) => open) };
};

/** Voltages and the like have one usual unit. */
const isUnitOpen = ({ family, unit, isUnitDoubtful }: Judged, known: Judged['unit']): boolean =>
  isUnitDoubtful || (known === null && (family === 'power' || unit !== null));

const preferTotal = (group: readonly Judged[]): readonly Judged[] => {
  const totals = group.filter(({ candidate }) => candidate.named.isTotal);
  return totals.length > 0 ? totals : group;
};
