// Interval energies of a Green Button file as readings of a counter: one at the start of the first interval and one
// at the end of each. The counter goes on from the meter's reading before the file, or else ends where the one after
// it begins, so that nothing is counted between them. Import and export of the same instants come together.
import { StringDecoder } from 'node:string_decoder';
import { isWithin, mwhPerKwh, phaseRanges, quantityPlaces, type StoredReading } from '@ohmstead/domain';
import type { Neighbours } from '../readings/neighbour-readings.ts';
import {
  type GreenButtonFile,
  greenButtonFile,
  type IntervalBlock,
  type ReadingType,
} from './green-button-file.ts';
import { type Horizon, type ImportedReading, type ImportSink, instantFault } from './imported-reading.ts';
import { InvalidXml } from './xml-reader.ts';

const wattHours = 72;
const flows = { toCustomer: 1, fromCustomer: 19 } as const;

export type GreenButtonOrder = {
  readonly sink: ImportSink;
  readonly horizon: Horizon;
  readonly neighbours: (span: { fromMicros: number; toMicros: number }) => Promise<Neighbours>;
};

/** Takes the bytes of a file as they come. */
type GreenButtonReader = { push(bytes: Buffer): void; end(): Promise<void> };

export const greenButtonReader = (order: GreenButtonOrder): GreenButtonReader => {
  const file = greenButtonFile();
  const decoder = new StringDecoder('utf8');
  return {
    push: (bytes) => file.push(decoder.write(bytes)),
    end: () => emit(file.end(), order),
  };
};

type Interval = { readonly fromMicros: number; readonly toMicros: number; readonly mwh: number };

const emit = async (
  file: GreenButtonFile,
  { sink, horizon, neighbours }: GreenButtonOrder,
): Promise<void> => {
  const typed = file.blocks.map((block) => ({ block, type: typeOf(file, block) }));
  if (typed.some(({ type }) => type.unit !== wattHours)) throw new InvalidXml('not a file of energy');
  const of = (flow: number): Interval[] =>
    typed.flatMap(({ block, type }) => (type.flowDirection === flow ? intervalsOf(block, type) : []));
  // What cannot come in moves no counter either.
  let number = 0;
  const within = (intervals: Interval[]): Interval[] =>
    intervals.filter(({ fromMicros, toMicros }) => {
      number += 1;
      const fault = instantFault(fromMicros, horizon) ?? instantFault(toMicros, horizon);
      if (fault !== null) sink.refused(number, fault);
      return fault === null;
    });
  const imported = countsOf(within(of(flows.toCustomer)));
  const exported = countsOf(within(of(flows.fromCustomer)));
  const instants = [...new Set([...imported.keys(), ...exported.keys()])].sort((a, b) => a - b);
  const [fromMicros, toMicros] = [instants[0], instants.at(-1)];
  if (fromMicros === undefined || toMicros === undefined) return;
  const next = await neighbours({ fromMicros, toMicros });
  if (hasSeveralPhases(next)) throw new InvalidXml('intervals are of a whole meter, not of its phases');
  const importAt = shown(imported, next, 'importKwh');
  const exportAt = shown(exported, next, 'exportKwh');
  for (const [index, atMicros] of instants.entries()) {
    const [importKwh, exportKwh] = [importAt(atMicros), exportAt(atMicros)];
    if (isCount(importKwh) && isCount(exportKwh)) sink.reading(readingAt(atMicros, importKwh, exportKwh));
    else sink.refused(index + 1, 'reading_out_of_range');
  }
};

const isCount = (kwh: number | null): boolean => kwh === null || isWithin(kwh, phaseRanges.importKwh);

const valuesPerPhase = 7;

const hasSeveralPhases = ({ before, after }: Neighbours): boolean =>
  [before, after].some((reading) => reading !== null && reading.values.phases.length > valuesPerPhase);

type Counts = ReadonlyMap<number, number>;

/** What the meter's counter shows at an instant, kWh. */
const shown = (
  counts: Counts,
  { before, after }: Neighbours,
  counter: 'importKwh' | 'exportKwh',
): ((atMicros: number) => number | null) => {
  const countOf = (reading: StoredReading | null): number | null => {
    const kwh = reading?.values.phases[quantityPlaces[counter]] ?? null;
    return kwh === null ? null : Math.round(kwh * mwhPerKwh);
  };
  const endsAt = countOf(after);
  const total = [...counts.values()].at(-1) ?? 0;
  const baseMwh = countOf(before) ?? Math.max(0, (endsAt ?? 0) - total);
  return (atMicros) => {
    const count = counts.get(atMicros);
    return count === undefined ? null : (baseMwh + count) / mwhPerKwh;
  };
};

/** The type is found by the meter reading's links; a file with one type needs none. */
const typeOf = ({ types, related }: GreenButtonFile, { meterReading }: IntervalBlock): ReadingType => {
  const [only] = types.values();
  const linked = related.get(meterReading)?.find((address) => types.has(address));
  const type = linked === undefined ? (types.size === 1 ? only : undefined) : types.get(linked);
  if (type === undefined) throw new InvalidXml('intervals of no reading type');
  return type;
};

const intervalsOf = ({ intervals }: IntervalBlock, { powerOfTen }: ReadingType): Interval[] => {
  const found: Interval[] = [];
  for (let at = 0; at < intervals.length; at += 3) {
    const [start = Number.NaN, duration = Number.NaN, value = Number.NaN] = intervals.slice(at, at + 3);
    const mwh = Math.round(value * 10 ** (powerOfTen + 3));
    const isEnergy = mwh >= 0 && Number.isSafeInteger(mwh);
    // Seconds may be anything here; a later step decides which times are plausible.
    if (!(isEnergy && Number.isSafeInteger(start) && Number.isSafeInteger(duration) && duration > 0)) {
      throw new InvalidXml('a wrong interval');
    }
    found.push({ fromMicros: start * 1e6, toMicros: (start + duration) * 1e6, mwh });
  }
  return found.sort((a, b) => a.fromMicros - b.fromMicros);
};

/** The counter in mWh at each edge of the intervals. An edge that comes twice counts once. */
const countsOf = (intervals: readonly Interval[]): Counts => {
  const counts = new Map<number, number>();
  let countMwh = 0;
  let before = Number.NEGATIVE_INFINITY;
  for (const { fromMicros, toMicros, mwh } of intervals) {
    if (fromMicros === before) continue;
    before = fromMicros;
    if (!counts.has(fromMicros)) counts.set(fromMicros, countMwh);
    countMwh += mwh;
    counts.set(toMicros, countMwh);
  }
  return counts;
};

const readingAt = (atMicros: number, importKwh: number | null, exportKwh: number | null): ImportedReading => {
  const phases = [null, null, null, importKwh, exportKwh, null, null];
  return { atMicros, values: { phases, net: null, reactive: null }, rows: 1 };
};
