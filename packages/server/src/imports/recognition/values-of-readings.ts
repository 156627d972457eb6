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
    const where = one.candidate.where ?? one.where;
    const value = {
      column: one.candidate.column.index,
      quantity,
      unit: known ?? unit,
      ...(where === null ? {} : { where }),
    };
    return { values: [value], open: family === 'power' && known === null ? ['unit'] : [] };
  });
  return { values: parts.flatMap(({ values }) => values), open: parts.flatMap(({ open }) => open) };
};

const preferTotal = (group: readonly Judged[]): readonly Judged[] => {
  const totals = group.filter(({ candidate }) => candidate.named.isTotal);
  return totals.length > 0 ? totals : group;
};
