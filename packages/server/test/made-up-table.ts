// Tables as somebody might write them, with what is true of them: for laws of recognition.
import type { ImportMapping } from '@ohmstead/contract';
import fc from 'fast-check';
import { namesOfLanguages } from './column-names.ts';

const formats = [
  'iso',
  'yyyy-MM-dd HH:mm',
  'dd.MM.yyyy HH:mm',
  'dd/MM/yyyy HH:mm',
  'MM/dd/yyyy HH:mm',
  'yyyy/MM/dd HH:mm',
  'dd-MM-yyyy HH:mm',
  'yyyyMMdd HH:mm',
] as const;

type Format = (typeof formats)[number];
type Unit = 'kWh' | 'Wh' | 'MWh';

export type MadeUpTable = {
  readonly text: string;
  readonly format: Format;
  readonly decimal: '.' | ',';
  readonly delimiter: ImportMapping['delimiter'];
  /** Null where the file has both ends. */
  readonly stamp: 'start' | 'end' | null;
  readonly isOfCounts: boolean;
  /** Null where the file names none. */
  readonly unit: Unit | null;
  readonly hasExport: boolean;
  readonly headerLines: number;
  readonly timeColumn: number;
  /** Null where date and time of day stand in one cell. */
  readonly clockColumn: number | null;
  readonly importColumn: number;
};

const two = (value: number): string => String(value).padStart(2, '0');

const clockOf = (ms: number): string => {
  const at = new Date(ms);
  return `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
};

const dateOf = (ms: number, format: Format): string => {
  const at = new Date(ms);
  return format
    .replace(' HH:mm', '')
    .replace('yyyy', String(at.getUTCFullYear()))
    .replace('MM', two(at.getUTCMonth() + 1))
    .replace('dd', two(at.getUTCDate()));
};

const written = (ms: number, format: Format): string =>
  format === 'iso'
    ? `${dateOf(ms, 'yyyy-MM-dd HH:mm')}T${clockOf(ms)}:00+01:00`
    : `${dateOf(ms, format)} ${clockOf(ms)}`;

const shape = fc.record({
  names: fc.constantFrom(...namesOfLanguages),
  format: fc.constantFrom(...formats),
  decimal: fc.constantFrom<'.' | ','>('.', ','),
  delimiter: fc.constantFrom<';' | '\t' | '|'>(';', '\t', '|'),
  isQuoted: fc.boolean(),
  hasGroups: fc.boolean(),
  times: fc.constantFrom<'one' | 'both' | 'dateAndClock'>('one', 'both', 'dateAndClock'),
  stamp: fc.constantFrom<'start' | 'end'>('start', 'end'),
  isOfCounts: fc.boolean(),
  unit: fc.constantFrom<Unit | null>('kWh', 'Wh', 'MWh', null),
  hasExport: fc.boolean(),
  isValueFirst: fc.boolean(),
  isNewestFirst: fc.boolean(),
  preamble: fc.integer({ min: 0, max: 6 }),
  minutes: fc.constantFrom(5, 15, 30, 60),
  day: fc.integer({ min: 0, max: 4000 }),
  firstStep: fc.integer({ min: 0, max: 300 }),
  energies: fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 30, maxLength: 200 }),
});

type Shape = typeof shape extends fc.Arbitrary<infer Made> ? Made : never;
type Point = { readonly startMs: number; readonly endMs: number };

const dayMs = 86_400_000;

/** Instants have both in one cell. */
const timesOf = ({ times, isOfCounts, format }: Shape): Shape['times'] => {
  if (times === 'both') return isOfCounts ? 'one' : 'both';
  return format === 'iso' ? 'one' : times;
};

const timeCells = (made: Shape, { startMs, endMs }: Point): string[] => {
  const shownMs = made.stamp === 'end' ? endMs : startMs;
  switch (timesOf(made)) {
    case 'one':
      return [written(shownMs, made.format)];
    case 'both':
      return [written(startMs, made.format), written(endMs, made.format)];
    case 'dateAndClock':
      return [dateOf(shownMs, made.format), clockOf(shownMs)];
  }
};

const timeNames = (made: Shape): readonly string[] => {
  const { names } = made;
  const of = { one: [names.time], both: [names.from, names.to], dateAndClock: [names.date, names.clock] };
  return of[timesOf(made)];
};

const numberCell = ({ decimal, hasGroups }: Shape, thousandths: number): string => {
  const [whole = '', decimals = ''] = (thousandths / 1000).toFixed(3).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, decimal === '.' ? ',' : '.');
  return `${hasGroups ? grouped : whole}${decimal}${decimals}`;
};

const rowsOf = (made: Shape): string[][] => {
  const stepMs = made.minutes * 60_000;
  const firstMs = Date.UTC(2015, 0, 1) + made.day * dayMs + made.firstStep * stepMs;
  let [used, fed] = [9_000_000, 4_000_000];
  const rows = made.energies.map((energy, at) => {
    const other = (energy * 7) % 3000;
    used = made.isOfCounts ? used + energy : energy;
    fed = made.isOfCounts ? fed + other : other;
    const startMs = firstMs + at * stepMs;
    const values = [used, ...(made.hasExport ? [fed] : [])].map((value) => numberCell(made, value));
    const times = timeCells(made, { startMs, endMs: startMs + stepMs });
    return made.isValueFirst ? [...values, ...times] : [...times, ...values];
  });
  return made.isNewestFirst ? rows.reverse() : rows;
};

const headerOf = (made: Shape): string[] => {
  const { names, unit, isOfCounts, hasExport } = made;
  const values = isOfCounts ? [names.count, names.countExport] : [names.use, names.export];
  const named = values
    .slice(0, hasExport ? 2 : 1)
    .map((name) => (unit === null ? name : `${name} (${unit})`));
  return made.isValueFirst ? [...named, ...timeNames(made)] : [...timeNames(made), ...named];
};

export const madeUpTable: fc.Arbitrary<MadeUpTable> = shape.map((made) => {
  const quoted = (cells: readonly string[]): string =>
    cells.map((cell) => (made.isQuoted ? `"${cell}"` : cell)).join(made.delimiter);
  const preamble = Array.from({ length: made.preamble }, (_, at) => `Nr ${at}${made.delimiter}4711`);
  const times = timesOf(made);
  const timeColumn = made.isValueFirst ? (made.hasExport ? 2 : 1) : 0;
  return {
    ...made,
    text: [...preamble, quoted(headerOf(made)), ...rowsOf(made).map(quoted)].join('\r\n'),
    stamp: times === 'both' ? null : made.stamp,
    headerLines: made.preamble + 1,
    timeColumn,
    clockColumn: times === 'dateAndClock' ? timeColumn + 1 : null,
    importColumn: made.isValueFirst ? 0 : timeNames(made).length,
  };
});
