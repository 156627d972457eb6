// Pure: the y axis all plots share: three or four lines, labels beside what is drawn, zero stronger than the rest.
import type { ChartPaint } from '../chart-paint.ts';
import { labelWidth } from './label-width.ts';
import type { ValueScale } from './value-scale.ts';

type AxisPaint = Pick<ChartPaint, 'text' | 'line' | 'card'>;

export type AxisText = (value: number, isHighest: boolean) => string;

/**
 * Twice the same axis: its lines lie under what is drawn and lead into a room of their own beside it, in which its labels
 * stand. Series belong to the first.
 */
export const besideAxes = (scale: ValueScale, paint: AxisPaint, text: AxisText) => {
  const room = labelRoom(scale, text);
  const labels = labelAxis(scale, paint, text);
  return [
    { ...lineAxis(scale, paint), axisTick: { show: true, length: room, lineStyle: { color: paint.line } } },
    { ...labels, axisLabel: { ...labels.axisLabel, margin: labels.axisLabel.margin - room } },
  ];
};

/** The room for labels in pixels. The highest label, with its unit, stands over what is drawn and needs none. */
export const labelRoom = ({ min, max, step }: ValueScale, text: AxisText): number => {
  const lines = Math.round((max - min) / step);
  const labels = Array.from({ length: lines }, (_, i) => text(min + i * step, false));
  return Math.max(0, ...labels.map(labelWidth)) + 2 * labelMarginPx;
};

const labelMarginPx = 4;

const range = ({ min, max, step }: ValueScale) => ({ type: 'value', min, max, interval: step });
const bare = { axisLine: { show: false }, axisTick: { show: false } };

const lineAxis = (scale: ValueScale, paint: AxisPaint) => ({
  ...range(scale),
  ...bare,
  position: 'left',
  axisLabel: { show: false },
  splitLine: { lineStyle: { color: lineColours(scale, paint) } },
  z: 0,
});

export const labelAxis = (
  scale: ValueScale,
  paint: AxisPaint,
  text: AxisText,
  position: 'left' | 'right' = 'left',
) => ({
  ...range(scale),
  ...bare,
  position,
  axisLabel: {
    show: true,
    inside: true,
    color: paint.text,
    fontSize: 12,
    margin: labelMarginPx,
    verticalAlign: 'bottom',
    // Labels stay legible over what is drawn under them.
    textBorderColor: paint.card,
    textBorderWidth: 3,
    formatter: (value: number) => text(value, value === scale.max),
    // The lowest line's label would stand on what is drawn under it.
    showMinLabel: scale.min >= 0,
  },
  splitLine: { show: false },
  z: 6,
});

/** The zero line is stronger than the others. */
const lineColours = ({ min, max, step }: ValueScale, { line, text }: AxisPaint): string[] =>
  Array.from({ length: Math.round((max - min) / step) + 1 }, (_, i) =>
    Math.abs(min + i * step) < step / 2 ? text : line,
  );
