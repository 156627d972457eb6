// Reads a Green Button (ESPI) file: interval energies to the customer and from the customer. What the file leaves out is
// missing.
import { StringDecoder } from 'node:string_decoder';
import { nothingSaid } from './file-facts.ts';
import { FileRefused } from './file-refused.ts';
import { finishIntervals } from './finish-intervals.ts';
import {
  type GreenButtonFile,
  greenButtonFile,
  type IntervalBlock,
  numbersOfInterval,
  type ReadingType,
} from './green-button-file.ts';
import type { Horizon, IntervalSink } from './imported-reading.ts';
import { IntervalRows } from './interval-rows.ts';
import type { JoinedIntervals } from './join-intervals.ts';
import type { IntervalFileReader } from './read-interval-csv.ts';
import { InvalidXml } from './xml-reader.ts';

const wattHours = 72;
/** ESPI's quality of reading. */
const estimatedQuality = 8;
const flows = { toCustomer: 1, fromCustomer: 19 } as const;

type Order = {
  /** The usage point that is meant, where the file has several. */
  readonly meter: string | null;
  readonly horizon: Horizon;
  readonly sink: IntervalSink;
};

export const greenButtonReader = (order: Order): IntervalFileReader => {
  const file = greenButtonFile();
  const decoder = new StringDecoder('utf8');
  return {
    push: (bytes) => file.push(decoder.write(bytes)),
    lineFacts: () => nothingSaid,
    end: () => intervalsOf(file.end(), order),
  };
};

const intervalsOf = (file: GreenButtonFile, { meter, horizon, sink }: Order): JoinedIntervals => {
  const typed = file.blocks.map((block) => ({
    block,
    type: typeOf(file, block),
    point: usagePointOf(block),
  }));
  if (typed.some(({ type }) => type.unit !== wattHours)) throw new InvalidXml('not a file of energy');
  const points = new Set(typed.map(({ point }) => point));
  if (meter === null ? points.size > 1 : !points.has(meter)) throw new FileRefused('import_meter_unknown');
  const rows = new IntervalRows();
  let number = 0;
  for (const { block, type, point } of typed) {
    const isMeant = meter === null || point === meter;
    for (let at = 0; at < block.intervals.length; at += numbersOfInterval) {
      number += 1;
      if (isMeant) addInterval(rows, number, block.intervals.slice(at, at + numbersOfInterval), type);
    }
  }
  return finishIntervals({ rows, lengths: null, isPower: false, horizon, sink });
};

const addInterval = (
  rows: IntervalRows,
  line: number,
  [start = Number.NaN, duration = Number.NaN, value = Number.NaN, quality]: readonly number[],
  { flowDirection, powerOfTen }: ReadingType,
): void => {
  const mwh = Math.round(value * 10 ** (powerOfTen + 3));
  // Seconds may be anything here; a later step decides which times are plausible.
  if (!(Number.isSafeInteger(mwh) && Number.isSafeInteger(start) && Number.isSafeInteger(duration))) {
    throw new InvalidXml('a wrong interval');
  }
  const imported = flowDirection === flows.toCustomer ? mwh : Number.NaN;
  const exported = flowDirection === flows.fromCustomer ? mwh : Number.NaN;
  if (Number.isNaN(imported) && Number.isNaN(exported)) return;
  const times = { fromMicros: start * 1e6, toMicros: (start + duration) * 1e6 };
  rows.add({ line, series: 0, ...times, imported, exported, estimated: quality === estimatedQuality });
};

/** `…/UsagePoint/5/MeterReading/1`; empty when the file does not say. */
const usagePointOf = ({ meterReading }: IntervalBlock): string =>
  /UsagePoint\/([^/]+)/.exec(meterReading)?.[1] ?? '';

/** The type is found by the meter reading's links; a file with one type needs none. */
const typeOf = ({ types, related }: GreenButtonFile, { meterReading }: IntervalBlock): ReadingType => {
  const [only] = types.values();
  const linked = related.get(meterReading)?.find((address) => types.has(address));
  const type = linked === undefined ? (types.size === 1 ? only : undefined) : types.get(linked);
  if (type === undefined) throw new InvalidXml('intervals of no reading type');
  return type;
};
