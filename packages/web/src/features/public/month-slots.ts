// Pure: the days of a month as slots of a chart.
import type { BarSlot } from '../../ui/charts/bars/bar-chart-data.ts';

export type SlotWords = {
  readonly label: (ms: number) => string;
  readonly longLabel: (ms: number) => string;
};

export const monthSlots = (starts: readonly number[], words: SlotWords): BarSlot[] =>
  starts.map((startMs) => ({
    startMs,
    label: words.label(startMs),
    longLabel: words.longLabel(startMs),
  }));

/** Null once the month is over. */
export const nowSlotOf = (starts: readonly number[], endMs: number, nowMs: number): number | null =>
  nowMs < endMs ? starts.findLastIndex((startMs) => startMs <= nowMs) : null;
