// Pure: one or two quantities of a meter over time, a line a phase. Where no average is kept, the lowest and highest.
import type { MeterLive, OtherSeries } from '@ohmstead/contract';
import type { LineChartData, LineSeries } from '../../../ui/charts/lines/line-chart-data.ts';
import { type SlotWords, spanSlots } from '../../../ui/charts/lines/span-slots.ts';
import type { EnergyRole } from '../../../ui/charts/series-role.ts';
import { axisOf } from '../quantities.ts';
import { inStepsOf } from './in-steps-of.ts';

export type LineKind = 'mean' | 'min' | 'max';

/** What a line stands for; its label is made of it. */
export type QuantityLine = {
  readonly key: string;
  readonly quantity: OtherSeries['quantity'];
  /** Null for a single-phase meter. */
  readonly phase: 'A' | 'B' | 'C' | null;
  readonly kind: LineKind;
  readonly least: number | null;
  readonly greatest: number | null;
  /** True for a line of the period it is compared with. */
  readonly compared: boolean;
};

export type QuantityChart = {
  readonly data: LineChartData<string>;
  readonly lines: readonly QuantityLine[];
};

type Asked = {
  readonly meterId: number;
  readonly left: OtherSeries;
  readonly right: OtherSeries | null;
  /** The left one at another time. */
  readonly compared: OtherSeries | null;
  readonly nowMs: number;
  readonly words: SlotWords;
};

type QuantitySeries = OtherSeries['series'][number];
type Drawn = { readonly line: QuantityLine; readonly series: LineSeries<string> };

export const quantityChart = ({ meterId, left, right, compared, nowMs, words }: Asked): QuantityChart => {
  const drawn = [
    ...drawnOf(left, meterId, 'left'),
    ...(right === null ? [] : drawnOf(right, meterId, 'right')),
  ];
  const slots = spanSlots(left, words);
  const steps = { stepSeconds: left.stepSeconds, count: slots.count };
  if (compared?.quantity === left.quantity) {
    for (const one of drawnOf(compared, meterId, 'left')) drawn.push(asCompared(one, compared, steps));
  }
  return {
    data: {
      slots,
      left: axisOf(left.quantity),
      ...(right && { right: axisOf(right.quantity) }),
      series: drawn.map(({ series }) => series),
      nowSlot: nowSlotOf(left, nowMs),
    },
    lines: drawn.map(({ line }) => line),
  };
};

/** While one of two answers loads, an earlier one stands in for it: it may have another span or the other's quantity. */
export const canStandBeside = (one: OtherSeries, other: OtherSeries): boolean =>
  one.quantity !== other.quantity &&
  one.from === other.from &&
  one.to === other.to &&
  one.stepSeconds === other.stepSeconds;

/** Nothing is known of a meter. */
export const isEmptySeries = ({ series }: OtherSeries, meterId: MeterLive['id']): boolean =>
  series.every((one) => one.meterId !== meterId || (isUnknown(one.min) && isUnknown(one.max)));

/** Only the extremes of long times are kept. */
export const hasOnlyExtremes = ({ series }: OtherSeries): boolean =>
  series.some(({ min, mean, max }) => isUnknown(mean) && !(isUnknown(min) && isUnknown(max)));

const isUnknown = (values: QuantitySeries['max']): boolean => values.every((value) => value === null);

const drawnOf = (answer: OtherSeries, meterId: number, axis: LineSeries['axis']): Drawn[] => {
  const ofMeter = answer.series.filter((one) => one.meterId === meterId);
  const single = ofMeter.length === 1;
  return ofMeter.flatMap((one) =>
    kindsOf(one, hasOnlyExtremes(answer)).map((kind) =>
      drawnLine(one, { kind, axis, quantity: answer.quantity, single }),
    ),
  );
};

type Steps = { readonly stepSeconds: number; readonly count: number };

const asCompared = ({ line, series }: Drawn, { stepSeconds }: OtherSeries, steps: Steps): Drawn => {
  const key = `${line.key} compared`;
  const values = inStepsOf(steps, { stepSeconds, values: series.values }, line.kind);
  return { line: { ...line, key, compared: true }, series: { ...series, key, drawn: 'dotted', values } };
};

/** No minimum of a current is kept and no maximum of a power factor: the newest days alone are no line. */
const kindsOf = ({ min, max }: QuantitySeries, onlyExtremes: boolean): LineKind[] => {
  if (!onlyExtremes) return ['mean'];
  const [lows, highs] = [known(min).length, known(max).length];
  return [...(2 * lows >= highs ? ['min' as const] : []), ...(2 * highs >= lows ? ['max' as const] : [])];
};

type Look = {
  readonly kind: LineKind;
  readonly axis: LineSeries['axis'];
  readonly quantity: OtherSeries['quantity'];
  readonly single: boolean;
};

const drawnLine = (one: QuantitySeries, { kind, axis, quantity, single }: Look): Drawn => {
  const key = `${quantity} ${one.phase} ${kind}`;
  const place = one.phase - 1;
  return {
    line: {
      key,
      quantity,
      kind,
      phase: single ? null : (phaseNames[place] ?? null),
      least: leastOf(one.min),
      greatest: greatestOf(one.max),
      compared: false,
    },
    series: { key, axis, role: phaseRoles[place] ?? 'import', drawn: 'line', values: one[kind] },
  };
};

const phaseNames = ['A', 'B', 'C'] as const;
/** These three roles are easier to distinguish from each other than any other three. */
const phaseRoles = ['import', 'solar', 'storage'] as const satisfies EnergyRole[];

const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
const leastOf = (values: readonly (number | null)[]): number | null =>
  known(values).reduce<number | null>((least, one) => (least === null || one < least ? one : least), null);
const greatestOf = (values: readonly (number | null)[]): number | null =>
  known(values).reduce<number | null>((most, one) => (most === null || one > most ? one : most), null);

const nowSlotOf = ({ from, to, stepSeconds }: OtherSeries, nowMs: number): number | null => {
  const fromMs = Date.parse(from);
  return nowMs < fromMs || nowMs >= Date.parse(to) ? null : (nowMs - fromMs) / (stepSeconds * 1000);
};
