// Pure: how bars are stacked, up and down from zero, in one stack a slot or in two beside each other.
import type { BarSeries } from './bar-chart-data.ts';

type Values = readonly (number | null)[];

/** Signed values and what they stand on, so that lines lie where the tops of the bars would be. */
export const stackedOn = (
  shown: readonly BarSeries[],
  valuesOf: (series: BarSeries) => Values | undefined,
) => {
  const stacks = { slot: emptyStack(), beside: emptyStack() };
  return shown.map((series) => {
    const side = stacks[stackOf(series)][series.below ? 'down' : 'up'];
    return (valuesOf(series) ?? []).map((value, slot) => {
      if (value === null) return null;
      const top = (side.get(slot) ?? 0) + (series.below ? -value : value);
      side.set(slot, top);
      return top;
    });
  });
};

export const stackOf = ({ isBeside }: BarSeries): 'slot' | 'beside' => (isBeside ? 'beside' : 'slot');

const emptyStack = () => ({ up: new Map<number, number>(), down: new Map<number, number>() });

/** The lowest and highest end of any stack, also of what is compared. */
export const stackExtent = (shown: readonly BarSeries[]): { low: number; high: number } => {
  const ends = [
    ...stackedOn(shown, (series) => series.values),
    ...stackedOn(shown, (series) => series.compare),
  ].flat();
  return ends.reduce<{ low: number; high: number }>(
    ({ low, high }, end) => ({ low: Math.min(low, end ?? 0), high: Math.max(high, end ?? 0) }),
    { low: 0, high: 0 },
  );
};
