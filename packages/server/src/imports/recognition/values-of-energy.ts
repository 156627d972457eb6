// The values of energy, direction by direction.
import { isUnitOf } from '../unit-powers.ts';
import type { ChosenValues, Opening, Value } from './chosen-values.ts';
import type { Judged } from './judge-values.ts';
import { oneDirection } from './one-direction.ts';
import type { Unit } from './unit-name.ts';
import type { Direction, Kind } from './value-name.ts';

const quantities: Record<Kind, Record<Direction, Value['quantity'] | null>> = {
  // A count of both directions together cannot be kept.
  count: { import: 'importKwh', export: 'exportKwh', net: null },
  interval: { import: 'intervalImportKwh', export: 'intervalExportKwh', net: 'intervalNetKwh' },
};

export const valuesOfEnergy = (energies: readonly Judged[], kind: Kind): ChosenValues => {
  const hasExport = energies.some((one) => one.direction === 'export' && !one.isDirectionUnclear);
  const directed = energies.map((one) => withDirection(one, kind, hasExport));
  const of = (direction: Direction): Judged[] => directed.filter((one) => one.direction === direction);
  const [imports, exports, nets] = [of('import'), of('export'), of('net')];
  const isTwoWay = imports.length + exports.length > 0;
  const parts = [
    ofDirection(imports, quantities[kind].import),
    ofDirection(exports, quantities[kind].export),
    ofDirection(isTwoWay ? [] : nets, quantities[kind].net),
  ];
  return {
    values: parts.flatMap(({ values }) => values),
    open: [
      ...parts.flatMap(({ open }) => open),
      ...(kind === 'count' && nets.length > 0 ? (['columns'] as const) : []),
    ],
  };
};

/** Energy beside export is import; energy that falls below zero goes both ways. */
const withDirection = (one: Judged, kind: Kind, hasExport: boolean): Judged => {
  if (one.direction === 'import' && hasExport) return { ...one, isDirectionUnclear: false };
  const goesBothWays = one.numbers.some((value) => value < 0) && one.numbers.some((value) => value > 0);
  if (kind === 'interval' && goesBothWays && !hasExport) {
    return { ...one, direction: 'net', isDirectionUnclear: false };
  }
  if (one.direction !== null) return one;
  return { ...one, direction: 'import', isDirectionUnclear: !hasExport };
};

const ofDirection = (group: readonly Judged[], quantity: Value['quantity'] | null): ChosenValues => {
  if (group.length === 0 || quantity === null) return { values: [], open: [] };
  const { chosen, isUnclear } = oneDirection(group);
  return {
    values: chosen.map((one) => mappedValue(one, quantity)),
    open: [...(isUnclear ? (['columns'] as const) : []), ...chosen.flatMap((one) => openOf(one, quantity))],
  };
};

const openOf = (one: Judged, quantity: Value['quantity']): Opening[] => [
  ...(one.isKindOpen ? (['kind'] as const) : []),
  ...(one.isDirectionUnclear ? (['direction'] as const) : []),
  ...(isUnitOpen(one, quantity) ? (['unit'] as const) : []),
  ...(isSignUnclear(one) ? (['columns'] as const) : []),
];

const isUnitOpen = ({ unit, isUnitDoubtful }: Judged, quantity: Value['quantity']): boolean =>
  unit === null || isUnitDoubtful || !isUnitOf(unit, quantity);

/** Only what is called net is expected to have signs, and export to have all the same. */
const isSignUnclear = ({ candidate, direction, numbers }: Judged): boolean => {
  if (candidate.named.direction === 'net') return candidate.named.exportSign !== null;
  if (!numbers.some((value) => value < 0)) return false;
  return direction !== 'export' || numbers.some((value) => value > 0);
};

const mappedValue = (one: Judged, quantity: Value['quantity']): Value => {
  const { candidate, direction, numbers, unit, unitColumn } = one;
  const rows = candidate.where;
  const isNegative =
    direction === 'net'
      ? candidate.named.exportSign === 'positive'
      : direction === 'export' && numbers.some((value) => value < 0);
  return {
    column: candidate.column.index,
    quantity,
    unit: unit !== null && isUnitOf(unit, quantity) ? unit : proposedUnit(one),
    ...(unitColumn === null ? {} : { unitColumn }),
    ...(isNegative ? { isNegative } : {}),
    ...(candidate.columns === undefined ? {} : { columns: candidate.columns }),
    ...(rows === null ? {} : { where: rows }),
  };
};

const proposedUnit = ({ family, numbers }: Judged): Unit => {
  if (family !== 'power') return 'kWh';
  return numbers.every((value) => Math.abs(value) < 100) ? 'kW' : 'W';
};
