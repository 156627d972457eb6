// Pure: two sides as pairs of bars, and what the first has more or less.
import type { BarChartData, BarSeries, BarSlot, BarUnit } from '../../../ui/charts/bars/bar-chart-data.ts';

type Values = readonly (number | null)[];

/** One value a slot of the chart. */
export type PairedSide = {
  readonly values: Values;
  readonly estimated: readonly boolean[];
  /** Slots that are over: one that still runs is not to be set against a whole one. */
  readonly isOver: readonly boolean[];
};

export type Paired = {
  readonly slots: readonly BarSlot[];
  readonly first: PairedSide;
  readonly second: PairedSide;
  readonly unit: BarUnit;
  readonly currency: string | null;
};

export type PairKey = 'first' | 'second';

export const pairBars = ({ first, second, ...paired }: Paired): BarChartData<PairKey> =>
  chartOf(paired, [
    { key: 'first', role: 'load', below: false, values: first.values, estimated: first.estimated },
    {
      key: 'second',
      role: 'fixed',
      below: false,
      isBeside: true,
      isOpen: true,
      values: second.values,
      estimated: second.estimated,
    },
  ]);

export type DifferenceKey = 'more' | 'less';

/** Above zero the first side has more, below it the second; only of slots that are over and known of both. */
export const differenceBars = (paired: Paired): BarChartData<DifferenceKey> => {
  const differences = differencesOf(paired);
  const estimated = paired.slots.map(
    (_, slot) => (paired.first.estimated[slot] ?? false) || (paired.second.estimated[slot] ?? false),
  );
  const part = (sign: 1 | -1): Values =>
    differences.map((one) => (one === null ? null : Math.max(0, one * sign)));
  return chartOf(paired, [
    { key: 'more', role: 'load', below: false, values: part(1), estimated },
    { key: 'less', role: 'fixed', below: true, isOpen: true, values: part(-1), estimated },
  ]);
};

const chartOf = <Key extends string>(
  { slots, unit, currency }: Pick<Paired, 'slots' | 'unit' | 'currency'>,
  series: readonly BarSeries<Key>[],
): BarChartData<Key> => ({ slots, unit, ...(currency !== null && { currency }), nowSlot: null, series });

export const differencesOf = ({ slots, first, second }: Paired): Values =>
  slots.map((_, slot) => {
    const [one, other] = [first.values[slot] ?? null, second.values[slot] ?? null];
    const isOver = first.isOver[slot] === true && second.isOver[slot] === true;
    return one === null || other === null || !isOver ? null : one - other;
  });

export const sumOf = (values: Values): number | null =>
  values.reduce<number | null>((sum, value) => (value === null ? sum : (sum ?? 0) + value), null);
