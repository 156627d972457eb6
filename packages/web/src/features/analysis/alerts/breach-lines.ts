// Pure: the hour of a finding as lines: what went beyond the limit, and the limit.
import type { OtherSeries } from '@ohmstead/contract';
import type { LineChartData, LineSeries } from '../../../ui/charts/lines/line-chart-data.ts';
import { type SlotWords, spanSlots } from '../../../ui/charts/lines/span-slots.ts';
import { axisOf } from '../quantities.ts';
import type { Breach } from './alert-rows.ts';

/** `phase1`…`phase3` of a meter, beside the limit. */
export type BreachKey = 'phase1' | 'phase2' | 'phase3' | 'limit';

export type BreachQuery = {
  readonly phase: number | null;
  readonly limit: number | null;
  readonly breach: Breach;
  readonly words: SlotWords;
};

type QuantitySeries = OtherSeries['series'][number];

export const breachLines = (
  answer: OtherSeries,
  { phase, limit, breach, words }: BreachQuery,
): LineChartData<BreachKey> => {
  const slots = spanSlots(answer, words);
  const drawn = answer.series.filter((one) => phase === null || one.phase === phase);
  return {
    slots,
    left: axisOf(answer.quantity),
    series: [
      ...drawn.map((one): LineSeries<BreachKey> => {
        const { key, role } = looks[one.phase - 1] ?? looks[0];
        return { key, role, axis: 'left', drawn: 'line', values: valuesOf(one, breach) };
      }),
      ...(limit === null ? [] : [limitLine(limit, slots.count)]),
    ],
    nowSlot: null,
  };
};

/** The lowest of each minute where the breach is a value too low, otherwise the highest. */
const valuesOf = ({ min, max }: QuantitySeries, breach: Breach): QuantitySeries['max'] =>
  breach === 'below' ? min : max;

const looks = [
  { key: 'phase1', role: 'import' },
  { key: 'phase2', role: 'solar' },
  { key: 'phase3', role: 'storage' },
] as const;

const limitLine = (limit: number, slots: number): LineSeries<BreachKey> => ({
  key: 'limit',
  role: 'load',
  axis: 'left',
  drawn: 'line',
  values: Array.from({ length: slots }, () => limit),
});
