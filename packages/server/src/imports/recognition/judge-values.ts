// What each candidate is: a count, the energy of intervals, or a reading; by its name, by the columns beside it and by
// what its numbers look like.
import { inTimeOrder } from './in-time-order.ts';
import type { DecimalMark } from './number-cell.ts';
import type { Moments } from './time-points.ts';
import type { Unit } from './unit-name.ts';
import { type UnitFacts, type UnitOfRows, unitOfRows } from './units-of-rows.ts';
import { type Candidate, numbersOf } from './value-candidates.ts';
import type { Direction, Family, Kind } from './value-name.ts';
import { kindOfValues } from './value-shape.ts';

export type Judged = {
  readonly candidate: Candidate;
  readonly family: Family;
  readonly unit: Unit | null;
  readonly unitColumn: UnitOfRows['unitColumn'];
  /** The name of the column and the rows say different units. */
  readonly isUnitDoubtful: boolean;
  readonly numbers: readonly number[];
  /** Null for what is read at an instant and is no count. */
  readonly kind: Kind | null;
  readonly isKindOpen: boolean;
  readonly direction: Direction | null;
  readonly isDirectionUnclear: boolean;
};

export type Facts = UnitFacts & {
  readonly moments: Moments;
  readonly decimal: DecimalMark;
  /** The names of the columns say when intervals begin or end. */
  readonly hasIntervals: boolean;
  /** The usual time between rows, in ms. */
  readonly step: number | null;
  /** What stands above the table says of all its values. */
  readonly context: { readonly direction: Direction | null; readonly kind: Kind | null };
};

export const judgeValue = (candidate: Candidate, facts: Facts): Judged => {
  const { unit, unitColumn, isUnitDoubtful } = unitOfRows(candidate, facts);
  const family = familyOf(unit) ?? candidate.named.family;
  const numbers = inTimeOrder(facts.moments, numbersOf(candidate, facts.decimal));
  const { direction, isDirectionUnclear } = directionOf(candidate, facts);
  const base = {
    candidate,
    family,
    unit,
    unitColumn,
    isUnitDoubtful,
    numbers,
    direction,
    isDirectionUnclear,
  };
  if (family === 'energy') return { ...base, ...kindOfEnergy(candidate, numbers, facts) };
  if (family === 'power') return { ...base, ...kindOfPower(candidate, facts) };
  return { ...base, kind: null, isKindOpen: false };
};

const familyOf = (unit: Unit | null): Family | null => {
  if (unit === 'kWh' || unit === 'Wh' || unit === 'MWh') return 'energy';
  return unit === 'kW' || unit === 'W' ? 'power' : null;
};

const directionOf = (
  { named }: Candidate,
  { context }: Facts,
): Pick<Judged, 'direction' | 'isDirectionUnclear'> =>
  named.direction === null && context.direction !== null
    ? { direction: context.direction, isDirectionUnclear: false }
    : named;

type KindOfValue = Pick<Judged, 'kind' | 'isKindOpen'>;

const kindOfEnergy = ({ named }: Candidate, numbers: readonly number[], facts: Facts): KindOfValue => {
  const shape = kindOfValues(numbers);
  // Files call the energy of intervals by the code of its register, too.
  if (facts.hasIntervals && shape !== 'count') return { kind: 'interval', isKindOpen: false };
  const said = named.kind ?? facts.context.kind;
  if (shape !== null)
    return { kind: shape, isKindOpen: facts.hasIntervals || (said !== null && said !== shape) };
  if (said === null) return { kind: null, isKindOpen: true };
  const fewest = 3;
  return { kind: said, isKindOpen: said === 'interval' && numbers.length < fewest };
};

const sampledMs = 5 * 60_000;

/** The mean power of an interval is an energy; what is read now and then is none. */
const kindOfPower = ({ named }: Candidate, { hasIntervals, context, step }: Facts): KindOfValue => {
  if (hasIntervals || named.kind === 'interval' || context.kind === 'interval') {
    return { kind: 'interval', isKindOpen: false };
  }
  const isSteady = step !== null && step >= sampledMs;
  return { kind: isSteady ? 'interval' : null, isKindOpen: isSteady };
};
