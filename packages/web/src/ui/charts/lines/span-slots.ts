// Pure: the steps of any span as a chart's slots: marked by the clock within two days, by dates else.
import { dateAt, dayMs, hourMs } from '@ohmstead/domain';
import type { CalendarFormats, Formats } from '@ohmstead/i18n';
import { clockTicks } from './clock-ticks.ts';
import type { LineSlots, LineTick } from './line-chart-data.ts';

export type SteppedSpan = {
  readonly from: string;
  readonly to: string;
  readonly stepSeconds: number;
  readonly timeZone: string;
};

const mostByClock = 50 * hourMs;
const strides = 24;

/** How a language writes instants and dates. */
export type SlotWords = { readonly formats: Formats; readonly calendar: CalendarFormats };

export const spanSlots = (span: SteppedSpan, words: SlotWords): LineSlots => {
  const { timeZone } = span;
  const [fromMs, toMs, stepMs] = [Date.parse(span.from), Date.parse(span.to), span.stepSeconds * 1000];
  const count = Math.max(1, Math.ceil((toMs - fromMs) / stepMs));
  const { formats, calendar } = words;
  const write = stepMs % dayMs === 0 ? formats.date : formats.dateTime;
  return {
    id: `${span.from} ${span.stepSeconds}`,
    count,
    ticksFor: (widthPx) =>
      toMs - fromMs <= mostByClock
        ? clockTicks({ fromMs, toMs, timeZone }, widthPx, formats).map(({ ms, label }) => ({
            slot: (ms - fromMs) / stepMs,
            label,
          }))
        : dateTicks({ fromMs, stepMs, count, timeZone }, widthPx, calendar),
    nameOf: (slot) => write(fromMs + slot * stepMs, timeZone),
    stride: Math.max(1, Math.round(count / strides)),
    rows: rowsOf(count, stepMs),
  };
};

const roomOfDate = 72;

type Steps = {
  readonly fromMs: number;
  readonly stepMs: number;
  readonly count: number;
  readonly timeZone: string;
};

/** Where a local date begins, or as many of those as there is room for. */
const dateTicks = (steps: Steps, widthPx: number, calendar: CalendarFormats): LineTick[] => {
  const { fromMs, stepMs, count, timeZone } = steps;
  const begins: { slot: number; date: string }[] = [];
  let before = dateAt(timeZone, fromMs - 1);
  for (let slot = 0; slot < count; slot += 1) {
    const date = dateAt(timeZone, fromMs + slot * stepMs);
    if (date !== before) begins.push({ slot, date });
    before = date;
  }
  const every = Math.max(1, Math.ceil((begins.length * roomOfDate) / Math.max(1, widthPx)));
  const room = (roomOfDate / Math.max(1, widthPx)) * count;
  return begins
    .filter(({ slot }, place) => place % every === 0 && slot + room / 2 <= count)
    .map(({ slot, date }) => ({ slot, label: calendar.dayAndMonth(date) }));
};

/** A table with more rows is no longer readable. A row covers at least an hour. */
const mostRows = 100;

const rowsOf = (count: number, stepMs: number): LineSlots['rows'] => {
  const ofHour = Math.max(1, Math.round(hourMs / stepMs));
  const size = count <= ofHour ? 1 : Math.max(Math.ceil(count / mostRows), ofHour);
  return Array.from({ length: Math.ceil(count / size) }, (_, row) => ({
    fromSlot: row * size,
    toSlot: Math.min(count, (row + 1) * size),
  }));
};
