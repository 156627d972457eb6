// Pure: a series' prices on one local day as a chart's slots, and what is to be said of them.
import { localDay, minuteMs } from '@ohmstead/domain';
import type { Formats } from '@ohmstead/i18n';
import type { LineChartData, LineSlots } from '../../../ui/charts/lines/line-chart-data.ts';
import { mean } from '../../../ui/charts/mean.ts';
import {
  type DayAxis,
  hourTicks,
  isOrdinaryDay,
  slotOf,
  slotStartMs,
} from '../../../ui/charts/power/day-axis.ts';
import { hourStepOf } from '../../../ui/charts/power/hour-step.ts';

/** The server's prices: when each begins, how long it applies, and the price per kWh. */
export type Prices = {
  readonly currency: string;
  readonly times: readonly string[];
  readonly minutes: readonly number[];
  readonly prices: readonly number[];
};

export type PriceAt = { readonly price: number; readonly atMs: number };

export type PriceDay = {
  readonly data: LineChartData<'price'>;
  readonly axis: DayAxis;
  readonly mean: number | null;
  /** Null where the day has no price. */
  readonly least: PriceAt | null;
  readonly greatest: PriceAt | null;
  /** Share of the day that has prices. */
  readonly known: number;
};

type Asked = {
  readonly zone: string;
  readonly date: string;
  readonly nowMs: number;
  readonly formats: Formats;
  /** The digits of the currency's amounts; a price has two more. */
  readonly minorDigits: number;
};

const quarterMs = 900_000;

export const priceDay = (prices: Prices, { zone, date, nowMs, formats, minorDigits }: Asked): PriceDay => {
  const axis = quarterHours(zone, date);
  const spans = spansOf(prices, axis);
  const values: (number | null)[] = Array.from({ length: axis.slots }, () => null);
  for (const { fromSlot, toSlot, price } of spans) values.fill(price, fromSlot, toSlot);
  const left = { unit: `${prices.currency}/${formats.unit('kWh')}`, digits: minorDigits + 2, fromZero: true };
  const series = { key: 'price', role: 'peak', axis: 'left', drawn: 'steps', values } as const;
  const at = (span: Span) => ({ price: span.price, atMs: slotStartMs(axis, span.fromSlot) });
  const byPrice = spans.toSorted((one, other) => one.price - other.price || one.fromSlot - other.fromSlot);
  const [least, greatest] = [byPrice[0], byPrice.find(({ price }) => price === byPrice.at(-1)?.price)];
  return {
    data: { slots: slotsOf(axis, spans, formats), left, series: [series], nowSlot: slotOf(axis, nowMs) },
    axis,
    mean: mean(values),
    least: least ? at(least) : null,
    greatest: greatest ? at(greatest) : null,
    known: values.filter((value) => value !== null).length / values.length,
  };
};

const quarterHours = (timeZone: string, date: string): DayAxis => {
  const { fromMs, toMs } = localDay(timeZone, date);
  return {
    startMs: fromMs,
    endMs: toMs,
    stepMs: quarterMs,
    timeZone,
    slots: (toMs - fromMs) / quarterMs,
  };
};

type Span = { readonly fromSlot: number; readonly toSlot: number; readonly price: number };

/** What of each price lies within the day. */
const spansOf = ({ times, minutes, prices }: Prices, { startMs, stepMs, slots }: DayAxis): Span[] =>
  times.flatMap((time, place) => {
    const fromMs = Date.parse(time) - startMs;
    const fromSlot = Math.max(0, fromMs / stepMs);
    const toSlot = Math.min(slots, (fromMs + (minutes[place] ?? 0) * minuteMs) / stepMs);
    return fromSlot < toSlot ? [{ fromSlot, toSlot, price: prices[place] ?? 0 }] : [];
  });

const slotsOf = (axis: DayAxis, spans: readonly Span[], formats: Formats): LineSlots => {
  const time = isOrdinaryDay(axis) ? formats.time : formats.zonedTime;
  return {
    id: axis.startMs,
    count: axis.slots,
    ticksFor: (widthPx) =>
      hourTicks(axis, hourStepOf(widthPx, formats)).map(({ slot, hour }) => ({
        slot,
        label: formats.axisHour(hour),
      })),
    nameOf: (slot) => time(slotStartMs(axis, slot), axis.timeZone),
    stride: 4,
    rows: spans.map(({ fromSlot, toSlot }) => ({ fromSlot, toSlot })),
  };
};
