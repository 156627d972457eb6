// Packs the readings of one meter and one UTC day into bytes, column by column, and reads them back bit for bit. A
// column can be read without the others. The caller compresses the bytes.
import type { MicroSpan } from '../time/micro-span.ts';
import { ByteReader } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';
import { readIntegers, writeIntegers } from './integer-column.ts';
import { readNumbers, writeNumbers } from './number-column.ts';
import {
  columnsOf,
  hasColumn,
  type Shape,
  shapeNumber,
  shapeOf,
  shapeOfNumber,
  type ValueColumn,
} from './reading-shape.ts';
import {
  phaseWidth,
  type QuantityName,
  quantityPlaces,
  reactiveWidth,
  type StoredReading,
} from './stored-reading.ts';

type Numbers = readonly (number | null)[];

export type PackedDay = {
  readonly count: number;
  /** Instants of the readings, oldest first. */
  instants(): readonly number[];
  /** Number of phases of each reading. */
  phaseCounts(): readonly number[];
  /** One quantity of one phase (0, 1, 2) of each reading; null too where a reading has no such phase. */
  phaseColumn(phase: number, quantity: QuantityName): Numbers;
  /** The readings of `[from, to)`, or all of them; reading a few is cheaper than reading all. */
  readings(span?: MicroSpan): StoredReading[];
};

const version = 1;

/** Takes the readings in order of time. A column at a step: a day of three phases takes milliseconds. */
export function* packDay(readings: readonly StoredReading[]): Generator<void, Uint8Array> {
  const into = new ByteWriter();
  into.byte(version);
  into.varint(readings.length);
  const shapeNumbers = readings.map(({ values }) => shapeNumber(shapeOf(values)));
  const shapes = shapesOf(shapeNumbers);
  const integers = [
    readings.map(({ atMicros }) => atMicros),
    readings.map(({ atMicros, arrivedMicros }) => arrivedMicros - atMicros),
    readings.map(({ source }) => source),
    readings.map(({ shift }) => shift),
    shapeNumbers,
  ];
  for (const values of integers) {
    into.part((column) => writeIntegers(column, values));
    yield;
  }
  const importIds = readings.map(({ importId }) => importId);
  into.part((column) => writeNumbers(column, importIds));
  for (const at of columnsOf(shapes.kinds)) {
    yield;
    const values = numbersOf(readings, shapes, at);
    into.part((column) => writeNumbers(column, values));
  }
  return into.bytes();
}

const numbersOf = (
  readings: readonly StoredReading[],
  { each, kinds }: Shapes,
  column: ValueColumn,
): Numbers => {
  const isThere = (_: StoredReading, index: number): boolean => {
    const shape = each[index];
    return shape !== undefined && hasColumn(shape, column);
  };
  const having = kinds.length === 1 ? readings : readings.filter(isThere);
  return having.map(({ values }) => values[column.list]?.[column.place] ?? null);
};

export const openPackedDay = (bytes: Uint8Array): PackedDay => {
  const from = new ByteReader(bytes);
  const read = from.byte();
  if (read !== version)
    throw new RangeError(
      `The packed day has the unknown version ${read}: only version ${version} can be read.`,
    );
  const count = from.varint();
  const ats = from.part();
  const [arrivals, sources, shifts] = [from.part(), from.part(), from.part()];
  const shapes = shapesOf(readIntegers(from.part(), count));
  const importIds = from.part();
  const columns = columnsOf(shapes.kinds).map((at) => ({ at, part: from.part() }));
  let instants: readonly number[] | null = null;
  const readInstants = (): readonly number[] => {
    instants ??= readIntegers(ats, count);
    return instants;
  };
  return {
    count,
    instants: readInstants,
    phaseCounts: () => shapes.each.map(({ phases }) => phases),
    phaseColumn: (phase, quantity) => {
      const place = phase * phaseWidth + quantityPlaces[quantity];
      const column = columns.find(({ at }) => at.list === 'phases' && at.place === place);
      return column ? spread(column.part.again(), shapes, column.at) : new Array<null>(count).fill(null);
    },
    readings: (span) => {
      const [first, end] = span ? placesIn(readInstants(), span) : [0, count];
      if (first >= end) return [];
      const heads = {
        ats: readInstants(),
        arrivals: readIntegers(arrivals.again(), count),
        sources: readIntegers(sources.again(), count),
        shifts: readIntegers(shifts.again(), count),
        importIds: readNumbers(importIds.again(), count),
      };
      const columnsOfList = (list: ValueColumn['list']): Numbers[] =>
        columns.filter(({ at }) => at.list === list).map(({ at, part }) => spread(part.again(), shapes, at));
      const lists = {
        phases: columnsOfList('phases'),
        net: columnsOfList('net'),
        reactive: columnsOfList('reactive'),
      };
      return shapes.each
        .slice(first, end)
        .map((shape, place) => readingOf(heads, valuesOf(lists, shape, first + place), first + place));
    },
  };
};

/** The first of the sorted instants in the span, and the first behind it. */
const placesIn = (ats: readonly number[], { fromMicros, toMicros }: MicroSpan): [number, number] => {
  const first = ats.findIndex((at) => at >= fromMicros);
  const end = ats.findIndex((at) => at >= toMicros);
  return [first === -1 ? ats.length : first, end === -1 ? ats.length : end];
};

type Shapes = {
  /** The shape of each reading. */
  readonly each: readonly Shape[];
  /** The distinct shapes: mostly there is one a day. */
  readonly kinds: readonly Shape[];
};

const shapesOf = (numbers: readonly number[]): Shapes => {
  const known = new Map([...new Set(numbers)].map((number) => [number, shapeOfNumber(number)]));
  const kinds = [...known.values()];
  const [only] = kinds;
  const each =
    only !== undefined && kinds.length === 1
      ? new Array<Shape>(numbers.length).fill(only)
      : numbers.map((number) => known.get(number) ?? shapeOfNumber(number));
  return { each, kinds };
};

/** Puts the numbers of a column at the indexes of the readings that have them. */
const spread = (part: ByteReader, { each, kinds }: Shapes, column: ValueColumn): Numbers => {
  if (kinds.length === 1) return readNumbers(part, each.length);
  const has = each.map((shape) => hasColumn(shape, column));
  const known = readNumbers(part, has.filter(Boolean).length);
  if (known.length === each.length) return known;
  let next = 0;
  return has.map((isThere) => (isThere ? (known[next++] ?? null) : null));
};

type Heads = {
  readonly ats: readonly number[];
  readonly arrivals: readonly number[];
  readonly sources: readonly number[];
  readonly shifts: readonly number[];
  readonly importIds: Numbers;
};

const readingOf = (
  { ats, arrivals, sources, shifts, importIds }: Heads,
  values: StoredReading['values'],
  index: number,
): StoredReading => {
  const atMicros = ats[index] ?? 0;
  return {
    atMicros,
    arrivedMicros: atMicros + (arrivals[index] ?? 0),
    source: sources[index] ?? 0,
    shift: shifts[index] ?? 0,
    importId: importIds[index] ?? null,
    values,
  };
};

type ColumnsOfLists = Readonly<Record<ValueColumn['list'], readonly Numbers[]>>;

const valuesOf = (
  { phases, net, reactive }: ColumnsOfLists,
  shape: Shape,
  index: number,
): StoredReading['values'] => ({
  phases: rowOf(phases, shape.phases * phaseWidth, index),
  net: shape.hasNet ? rowOf(net, phaseWidth, index) : null,
  reactive: shape.reactiveRows === null ? null : rowOf(reactive, shape.reactiveRows * reactiveWidth, index),
});

/** This is a loop because a day has tens of thousands of numbers. */
const rowOf = (columns: readonly Numbers[], width: number, index: number): (number | null)[] => {
  const row: (number | null)[] = [];
  for (let place = 0; place < width; place += 1) row.push(columns[place]?.[index] ?? null);
  return row;
};
