// Pure: a chart of bars as SVG, with digits and lines only; its words stand beside it in the mail.
import { seriesColours } from '../../mail/templates/series-colours.ts';
import { scaleOf } from './scale.ts';

export type BarsPicture = {
  /** Null is unknown: no bar. */
  readonly bars: readonly (number | null)[];
  /** Drawn as a line where the bars are narrow, else as bars beside the others. */
  readonly others: readonly (number | null)[] | null;
  /** A text below the place where that column begins, or below its middle. */
  readonly marks: readonly { readonly column: number; readonly text: string }[];
  readonly marksAt: 'start' | 'middle';
  readonly number: (value: number, digits: number) => string;
};

/** Shown as wide as the mail, from 300 px on a phone to 510: its digits are read on both. */
export const pictureWidth = 400;
export const pictureHeight = 180;

const plot = { left: 44, right: 10, top: 12, bottom: 26 };
const plotWidth = pictureWidth - plot.left - plot.right;
const plotHeight = pictureHeight - plot.top - plot.bottom;
const colours = { background: '#ffffff', line: '#d9dfe7', digits: '#556070' };
/** More columns than that are too narrow for two bars each. */
const mostPairs = 40;

export const barsPicture = ({ bars, others, marks, marksAt, number }: BarsPicture): string => {
  const scale = scaleOf(Math.max(0, ...bars.map(known), ...(others ?? []).map(known)));
  const columnWidth = plotWidth / Math.max(1, bars.length);
  const y = (value: number) => plot.top + plotHeight * (1 - Math.max(0, value) / scale.highest);
  const areBeside = others !== null && bars.length <= mostPairs;
  const place = { columnWidth, y };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}" font-size="13">`,
    `<rect width="100%" height="100%" fill="${colours.background}"/>`,
    ...scale.ticks.map((tick) => lineAt(y(tick), number(tick, scale.digits))),
    ...barsOf(bars, { ...place, colour: seriesColours.consumption, from: 0.1, to: areBeside ? 0.48 : 0.9 }),
    ...(areBeside
      ? barsOf(others, { ...place, colour: seriesColours.yield, from: 0.52, to: 0.9 })
      : [lineOf(others ?? [], place)]),
    ...marks.map(({ column, text }) =>
      markAt(plot.left + (column + (marksAt === 'middle' ? 0.5 : 0)) * columnWidth, text),
    ),
    '</svg>',
  ].join('');
};

const known = (value: number | null): number => value ?? 0;

const lineAt = (y: number, text: string): string =>
  `<path d="M${plot.left} ${round(y)}H${pictureWidth - plot.right}" stroke="${colours.line}"/>` +
  `<text x="${plot.left - 6}" y="${round(y + 4)}" text-anchor="end" fill="${colours.digits}">${text}</text>`;

const markAt = (x: number, text: string): string =>
  `<text x="${round(x)}" y="${pictureHeight - 8}" text-anchor="middle" fill="${colours.digits}">${text}</text>`;

type Place = { readonly columnWidth: number; readonly y: (value: number) => number };
type BarLook = Place & { readonly colour: string; readonly from: number; readonly to: number };

const barsOf = (
  values: readonly (number | null)[],
  { columnWidth, y, colour, from, to }: BarLook,
): string[] =>
  values.flatMap((value, column) => {
    if (value === null || value <= 0) return [];
    const x = plot.left + (column + from) * columnWidth;
    const height = y(0) - y(value);
    return [
      `<rect x="${round(x)}" y="${round(y(value))}" width="${round((to - from) * columnWidth)}" height="${round(height)}" fill="${colour}"/>`,
    ];
  });

/** Interrupted where a value is unknown. */
const lineOf = (values: readonly (number | null)[], { columnWidth, y }: Place): string => {
  const points = values.map((value, column) => {
    if (value === null) return '';
    const command = column === 0 || values[column - 1] === null ? 'M' : 'L';
    return `${command}${round(plot.left + (column + 0.5) * columnWidth)} ${round(y(value))}`;
  });
  return `<path d="${points.join('')}" fill="none" stroke="${seriesColours.yield}" stroke-width="2" stroke-linejoin="round"/>`;
};

const round = (value: number): number => Math.round(value * 100) / 100;
