// Pure: the y axis all plots share: three or four lines, labels inside, zero stronger than the rest.
import type { ChartPaint } from './chart-paint.ts';
import type { ValueScale } from './value-scale.ts';

type AxisPaint = Pick<ChartPaint, 'text' | 'line' | 'card'>;

type AxisText = (value: number, isHighest: boolean) => string;

/** Twice the same axis: its lines lie under what is drawn, its labels over it. Series belong to the first. */
export const valueAxes = (scale: ValueScale, paint: AxisPaint, text: AxisText) => [
  lineAxis(scale, paint),
  labelAxis(scale, paint, text),
];

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
    margin: 4,
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
