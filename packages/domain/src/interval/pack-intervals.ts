// The intervals of an import that begin in a UTC day as bytes, column by column, and back without loss. The caller
// compresses the bytes.
import { ByteReader } from '../packed-day/byte-reader.ts';
import { ByteWriter } from '../packed-day/byte-writer.ts';
import { readIntegers, writeIntegers } from '../packed-day/integer-column.ts';
import { readNumbers, writeNumbers } from '../packed-day/number-column.ts';
import type { IntervalEnergy } from './interval-energy.ts';

const version = 1;

/** Takes the intervals in order of time. */
export const packIntervals = (intervals: readonly IntervalEnergy[]): Uint8Array => {
  const into = new ByteWriter();
  into.byte(version);
  into.varint(intervals.length);
  writeIntegers(
    into,
    intervals.map(({ fromMicros }) => fromMicros),
  );
  writeIntegers(
    into,
    intervals.map(({ fromMicros, toMicros }) => toMicros - fromMicros),
  );
  for (const energy of ['importMwh', 'exportMwh'] as const)
    into.part((column) =>
      writeNumbers(
        column,
        intervals.map((interval) => interval[energy]),
      ),
    );
  writeIntegers(
    into,
    intervals.map(({ estimated }) => (estimated ? 1 : 0)),
  );
  return into.bytes();
};

export const unpackIntervals = (bytes: Uint8Array): IntervalEnergy[] => {
  const from = new ByteReader(bytes);
  const read = from.byte();
  if (read !== version)
    throw new RangeError(
      `The packed intervals have the unknown version ${read}: only ${version} can be read.`,
    );
  const count = from.varint();
  const starts = readIntegers(from, count);
  const lengths = readIntegers(from, count);
  const [imported, exported] = [readNumbers(from.part(), count), readNumbers(from.part(), count)];
  const estimated = readIntegers(from, count);
  return starts.map((fromMicros, place) => ({
    fromMicros,
    toMicros: fromMicros + (lengths[place] ?? 0),
    importMwh: imported[place] ?? null,
    exportMwh: exported[place] ?? null,
    estimated: estimated[place] === 1,
  }));
};
