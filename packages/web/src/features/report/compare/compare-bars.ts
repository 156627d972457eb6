// Pure: two sides as pairs of bars, place by place, and what the first has more or less.
import type { BarChartData, BarSlot, BarUnit } from '../../../ui/charts/bars/bar-chart-data.ts';

type Values = readonly (number | null)[];

type Paired = {
  /** The first side's, or the second's where it is longer. */
  readonly slots: readonly BarSlot[];
  readonly first: Values;
  readonly second: Values;
  readonly unit: BarUnit;
  readonly currency: string | null;
};

export type PairKey = 'first' | 'second';

export const pairBars = ({ slots, first, second, unit, currency }: Paired): BarChartData<PairKey> => ({
  slots,
  unit,
  ...(currency !== null && { currency }),
  nowSlot: null,
  series: [
    { key: 'first', role: 'load', below: false, values: slots.map((_, slot) => first[slot] ?? null) },
    {
      key: 'second',
      role: 'fixed',
      below: false,
      isBeside: true,
      values: slots.map((_, slot) => second[slot] ?? null),
    },
  ],
});

export type DifferenceKey = 'more' | 'less';

/** Above zero the first side has more, below it the second. */
export const differenceBars = (paired: Paired): BarChartData<DifferenceKey> => {
  const differences = differencesOf(paired);
  const { slots, unit, currency } = paired;
  return {
    slots,
    unit,
    ...(currency !== null && { currency }),
    nowSlot: null,
    series: [
      { key: 'more', role: 'load', below: false, values: differences.map((one) => partOf(one, 1)) },
      { key: 'less', role: 'fixed', below: true, values: differences.map((one) => partOf(one, -1)) },
    ],
  };
};

/** Null where a side is unknown. */
const differencesOf = ({ slots, first, second }: Paired): Values =>
  slots.map((_, slot) => {
    const [one, other] = [first[slot] ?? null, second[slot] ?? null];
    return one === null || other === null ? null : one - other;
  });

const partOf = (difference: number | null, sign: 1 | -1): number | null =>
  difference === null ? null : Math.max(0, difference * sign);

export const sumOf = (values: Values): number | null =>
  values.reduce<number | null>((sum, value) => (value === null ? sum : (sum ?? 0) + value), null);
