// Pure: the x axis of lines: slots from the left edge to the right one, marked where their names begin.
import type { ChartPaint } from '../chart-paint.ts';
import type { SlotRange } from '../plot/slot-range.ts';
import type { LineTick } from './line-chart-data.ts';

export const slotAxis = (
  { from, to }: SlotRange,
  ticks: readonly LineTick[],
  { text, line }: Pick<ChartPaint, 'text' | 'line'>,
) => {
  const shown = ticks.filter((tick) => tick.slot >= from && tick.slot <= to);
  const labelAt = new Map(shown.map((tick) => [tick.slot, tick.label]));
  const customValues = shown.map((tick) => tick.slot);
  return {
    type: 'value',
    min: from,
    max: to,
    axisLine: { show: false, onZero: false },
    splitLine: { show: false },
    axisTick: { show: true, customValues, lineStyle: { color: line } },
    axisLabel: {
      customValues,
      color: text,
      fontSize: 12,
      alignMinLabel: 'left',
      alignMaxLabel: 'right',
      formatter: (slot: number) => labelAt.get(slot) ?? '',
    },
  };
};
