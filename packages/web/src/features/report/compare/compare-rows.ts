// Pure: the figures of two sides with their differences. A difference is the first less the second.
import type { EnergyFigures, EnergyValues } from '@ohmstead/contract';

export type Compared = {
  readonly figures: Pick<EnergyFigures, 'consumptionKwh' | 'importKwh' | 'exportKwh' | 'yieldKwh'>;
  readonly values: Pick<EnergyValues, 'whole' | 'currency'>;
  /** Days that have passed of it. */
  readonly days: number;
};

const rowKeys = ['consumption', 'import', 'export', 'yield', 'cost', 'income', 'emitted'] as const;
export type RowKey = (typeof rowKeys)[number];

export type CompareRow = {
  readonly key: RowKey;
  readonly first: number | null;
  readonly second: number | null;
  /** Of a day each where the sides are of different lengths; null where one is unknown. */
  readonly difference: number | null;
  /** Of the second; null where that is nothing. */
  readonly share: number | null;
};

type Unit = 'kWh' | 'money' | 'g';

export const unitOf: Record<RowKey, Unit> = {
  consumption: 'kWh',
  import: 'kWh',
  export: 'kWh',
  yield: 'kWh',
  cost: 'money',
  income: 'money',
  emitted: 'g',
};

/** Rows that neither side knows are left out, and so are differences of amounts in different currencies. */
export const compareRows = (first: Compared, second: Compared): CompareRow[] => {
  const sameCurrency = first.values.currency === second.values.currency;
  const [perFirst, perSecond] = first.days === second.days ? [1, 1] : [first.days, second.days];
  return rowKeys.flatMap((key) => {
    const [one, other] = [figureOf(first, key), figureOf(second, key)];
    if (one === null && other === null) return [];
    const isComparable = one !== null && other !== null && (unitOf[key] !== 'money' || sameCurrency);
    const difference = isComparable ? one / perFirst - other / perSecond : null;
    return [
      { key, first: one, second: other, difference, share: shareOf(difference, (other ?? 0) / perSecond) },
    ];
  });
};

const shareOf = (difference: number | null, whole: number): number | null =>
  difference === null || whole <= 0 ? null : difference / whole;

const figureOf = ({ figures, values }: Compared, key: RowKey): number | null => {
  switch (key) {
    case 'consumption':
      return figures.consumptionKwh;
    case 'import':
      return figures.importKwh;
    case 'export':
      return figures.exportKwh;
    case 'yield':
      return figures.yieldKwh;
    case 'cost':
      return values.whole.cost;
    case 'income':
      return values.whole.income;
    case 'emitted':
      return values.whole.emittedG;
  }
};
