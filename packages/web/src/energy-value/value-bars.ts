// Pure: what energy cost, brought or emitted, as bars.
import type { BarChartData, BarSeries, BarSlot } from '../ui/charts/bars/bar-chart-data.ts';
import type { Measure } from './measure.ts';

export type ValueKey = 'cost' | 'income' | 'emittedG' | 'avoidedG';
export type ValueMeasure = Exclude<Measure, 'energy'>;

type Drawn = Pick<BarSeries<ValueKey>, 'key' | 'role' | 'below'>;

const drawnOf: Record<ValueMeasure, readonly Drawn[]> = {
  money: [
    { key: 'cost', role: 'import', below: false },
    { key: 'income', role: 'export', below: true },
  ],
  emissions: [
    { key: 'emittedG', role: 'import', below: false },
    { key: 'avoidedG', role: 'solar', below: true },
  ],
};

/** In the currency, and in grams. */
export type Valued = Readonly<Record<ValueKey, number | null>>;

export type ValueColumns = { readonly currency: string | null; readonly columns: readonly Valued[] };

type Asked = {
  readonly measure: ValueMeasure;
  readonly slots: readonly BarSlot[];
  readonly nowSlot: number | null;
  /** Another period, and where each slot's counterpart is among its columns. */
  readonly compared: { readonly values: ValueColumns; readonly places: readonly number[] } | null;
};

/** A price below zero makes a cost negative: it is drawn on the other side. */
export const valueBars = (
  values: ValueColumns,
  { measure, slots, nowSlot, compared }: Asked,
): BarChartData<ValueKey> => ({
  slots,
  nowSlot,
  unit: measure === 'money' ? 'money' : 'g',
  ...(values.currency !== null && { currency: values.currency }),
  series: drawnOf[measure]
    .filter(({ key }) => values.columns.some((column) => column[key] !== null && column[key] !== 0))
    .map((drawn) => ({
      ...drawn,
      values: slots.map((_, slot) => values.columns[slot]?.[drawn.key] ?? null),
      ...(compared && {
        compare: compared.places.map((place) => compared.values.columns[place]?.[drawn.key] ?? null),
      }),
    })),
});
