// The bytes of one reading in the journal: every number exact, in little-endian order.
import type { FlatRows, FlatValues } from '@ohmstead/domain';
import type { IncomingReading } from '../incoming-reading.ts';

/** What the journal holds of an incoming reading. */
export type JournalledReading = Pick<
  IncomingReading,
  'claimedMicros' | 'arrivedMicros' | 'source' | 'values'
> & { readonly meter: Pick<IncomingReading['meter'], 'id'> };

/** Meter, two instants, source, and how many numbers of each kind follow. */
const headBytes = 4 + 8 + 8 + 1 + 3;
/** A list that is not there; an empty one is none of ours. */
const noList = 255;

export const bytesOfReading = ({ phases, net, reactive }: FlatValues): number =>
  headBytes + 8 * (phases.length + (net?.length ?? 0) + (reactive?.length ?? 0));

/** Gives where the next reading goes. */
export const putReading = (view: DataView, offset: number, reading: JournalledReading): number => {
  const { phases, net, reactive } = reading.values;
  view.setUint32(offset, reading.meter.id, true);
  view.setFloat64(offset + 4, reading.claimedMicros, true);
  view.setFloat64(offset + 12, reading.arrivedMicros, true);
  view.setUint8(offset + 20, reading.source);
  view.setUint8(offset + 21, phases.length);
  view.setUint8(offset + 22, net?.length ?? noList);
  view.setUint8(offset + 23, reactive?.length ?? noList);
  let at = putValues(view, offset + headBytes, phases);
  if (net !== null) at = putValues(view, at, net);
  return reactive === null ? at : putValues(view, at, reactive);
};

/** Numbers of a reading are finite, so NaN stands for what is unknown. */
const putValues = (view: DataView, offset: number, values: FlatRows): number => {
  let at = offset;
  for (const value of values) {
    view.setFloat64(at, value ?? Number.NaN, true);
    at += 8;
  }
  return at;
};

export const takeReading = (view: DataView, offset: number): { reading: JournalledReading; next: number } => {
  let at = offset + headBytes;
  const take = (count: number): FlatRows => {
    const values = Array.from({ length: count }, (_, index) => {
      const value = view.getFloat64(at + 8 * index, true);
      return Number.isNaN(value) ? null : value;
    });
    at += 8 * count;
    return values;
  };
  const takeList = (count: number): FlatRows | null => (count === noList ? null : take(count));
  const phases = take(view.getUint8(offset + 21));
  const net = takeList(view.getUint8(offset + 22));
  const reactive = takeList(view.getUint8(offset + 23));
  const reading: JournalledReading = {
    meter: { id: view.getUint32(offset, true) },
    claimedMicros: view.getFloat64(offset + 4, true),
    arrivedMicros: view.getFloat64(offset + 12, true),
    source: view.getUint8(offset + 20),
    values: { phases, net, reactive },
  };
  return { reading, next: at };
};
