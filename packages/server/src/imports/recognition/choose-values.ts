// The values of a mapping: counts, or the energy of intervals, or readings; never counts and intervals together.
import type { ImportMapping, ImportPreview } from '@ohmstead/contract';
import { isUnitOf } from '../unit-powers.ts';
import type { Judged } from './judge-values.ts';
import { oneDirection } from './one-direction.ts';
import type { Unit } from './unit-name.ts';
import type { Direction, Family, Kind } from './value-name.ts';

type Value = ImportMapping['values'][number];
export type Opening = ImportPreview['open'][number];

export type ChosenValues = {
  readonly values: readonly Value[];
  readonly isOfIntervals: boolean;
  readonly open: readonly Opening[];
};

export const chooseValues = (judged: readonly Judged[]): ChosenValues => {
  const energies = settleKinds(judged.filter(({ family, kind }) => family === 'energy' || kind === 'interval'));
  const readings = judged.filter((one) => !energies.some(({ candidate }) => candidate === one.candidate));
  const intervals = energies.filter(({ kind }) => kind === 'interval');
  const counts = energies.filter(({ kind }) => kind === 'count');
  const ofEnergy = intervals.filter(({ family }) => family === 'energy');
  if (counts.length > 0 && !hasSureIntervals(intervals, counts)) {
    return joined([ofDirections(counts, 'count'), ofReadings(readings)], false);
  }
  const meant = ofEnergy.length > 0 ? ofEnergy : intervals;
  if (meant.length > 0) return joined([ofDirections(meant, 'interval')], true);
  return joined([ofReadings(readings)], false);
};

/** Where both are of the same energy, the intervals say more: the first one needs no count before it. */
const hasSureIntervals = (intervals: readonly Judged[], counts: readonly Judged[]): boolean =>
  intervals.some(({ isKindOpen, family }) => !isKindOpen && family === 'energy') &&
  counts.every((count) => intervals.some(({ direction }) => direction === count.direction || count.direction === null));

/** What does not show what it is, is what the others are. */
const settleKinds = (energies: readonly Judged[]): Judged[] => {
  const known = new Set(energies.flatMap(({ kind, isKindOpen }) => (isKindOpen || kind === null ? [] : [kind])));
  const [only] = known;
  return energies.map((one) => {
    if (one.kind !== null && !one.isKindOpen) return one;
    const isSilent = one.kind === null && known.size === 1 && only !== undefined;
    if (isSilent) return { ...one, kind: only, isKindOpen: false };
    return { ...one, kind: one.kind ?? proposedKind(one.numbers), isKindOpen: true };
  });
};

const largeCount = 1000;

const proposedKind = (numbers: readonly number[]): Kind =>
  numbers.length > 0 && numbers.every((value) => value >= largeCount) ? 'count' : 'interval';

type Part = { readonly values: readonly Value[]; readonly open: readonly Opening[] };

const joined = (parts: readonly Part[], isOfIntervals: boolean): ChosenValues => ({
  values: parts.flatMap(({ values }) => values),
  isOfIntervals,
  open: parts.flatMap(({ open }) => open),
});

const quantities: Record<Kind, Partial<Record<Direction, Value['quantity']>>> = {
  count: { import: 'importKwh', export: 'exportKwh' },
  interval: { import: 'intervalImportKwh', export: 'intervalExportKwh', net: 'intervalNetKwh' },
};

const ofDirections = (energies: readonly Judged[], kind: Kind): Part => {
  const hasExport = energies.some((one) => one.direction === 'export' && !one.isDirectionUnclear);
  const directed = energies.map((one) => withDirection(one, kind, hasExport));
  const isTwoWay = directed.some(({ direction }) => direction === 'import' || direction === 'export');
  const open: Opening[] = [];
  const values: Value[] = [];
  for (const direction of ['import', 'export', ...(isTwoWay ? [] : ['net' as const])] as const) {
    const group = directed.filter((one) => one.direction === direction);
    const quantity = quantities[kind][direction];
    if (group.length === 0 || quantity === undefined) continue;
    const { chosen, isUnclear } = oneDirection(group);
    if (isUnclear) open.push('columns');
    for (const one of chosen) {
      if (one.isKindOpen) open.push('kind');
      if (one.isDirectionUnclear) open.push('direction');
      if (one.unit === null) open.push('unit');
      if (direction === 'import' && isBelowZero(one)) open.push('columns');
      if (direction === 'net' && one.candidate.named.direction !== 'net') open.push('columns');
      values.push(valueOf(one, quantity));
    }
  }
  return { values, open: directed.some(({ direction }) => direction === 'net') && kind === 'count' ? [...open, 'columns'] : open };
};

/** Energy beside export is import; energy that falls below zero goes both ways. */
const withDirection = (one: Judged, kind: Kind, hasExport: boolean): Judged => {
  const hasBoth = one.numbers.some((value) => value < 0) && one.numbers.some((value) => value > 0);
  if (kind === 'interval' && hasBoth && one.direction !== 'export') return { ...one, direction: 'net', isDirectionUnclear: false };
  if (one.direction === 'import' && hasExport) return { ...one, isDirectionUnclear: false };
  if (one.direction !== null) return one;
  return { ...one, direction: 'import', isDirectionUnclear: !hasExport };
};

const valueOf = (one: Judged, quantity: Value['quantity']): Value => {
  const { candidate, where } = one;
  const rows = candidate.where ?? where;
  return {
    column: candidate.column.index,
    quantity,
    unit: one.unit !== null && isUnitOf(one.unit, quantity) ? one.unit : proposedUnit(one),
    ...(one.direction === 'export' && isBelowZero(one) ? { isNegative: true } : {}),
    ...(candidate.columns === undefined ? {} : { columns: candidate.columns }),
    ...(rows === null ? {} : { where: rows }),
  };
};

const isBelowZero = ({ numbers }: Judged): boolean =>
  numbers.some((value) => value < 0) && numbers.every((value) => value <= 0);

const proposedUnit = ({ family, numbers }: Judged): Unit => {
  const isSmall = numbers.every((value) => Math.abs(value) < 100);
  if (family === 'power') return isSmall ? 'kW' : 'W';
  return 'kWh';
};

const readingQuantities: Partial<Record<Family, readonly [Value['quantity'], Unit]>> = {
  power: ['powerW', 'W'],
  voltage: ['voltageV', 'V'],
  current: ['currentA', 'A'],
  frequency: ['frequencyHz', 'Hz'],
  powerFactor: ['powerFactor', '1'],
};

/** Each once: those of single phases beside each other are none of the meter's. */
const ofReadings = (judged: readonly Judged[]): Part => {
  const values: Value[] = [];
  const open: Opening[] = [];
  for (const [family, found] of Object.entries(readingQuantities)) {
    const group = judged.filter((one) => one.family === family && one.direction !== 'export');
    const [one, other] = prefersTotal(group);
    if (!one || (other && one.candidate.named.isPart)) continue;
    const [quantity, usual] = found;
    const isKnown = one.unit !== null && isUnitOf(one.unit, quantity);
    if (family === 'power' && !isKnown) open.push('unit');
    values.push({ column: one.candidate.column.index, quantity, unit: isKnown && one.unit ? one.unit : usual });
  }
  return { values, open };
};

const prefersTotal = (group: readonly Judged[]): readonly Judged[] => {
  const totals = group.filter(({ candidate }) => candidate.named.isTotal);
  return totals.length > 0 ? totals : group;
};
