// A group of readings as one record of a journal file. The records of a run follow each other by number; what
// else the file holds, of a torn write or from before it was used again, is told by its checksum or its number.
import { crc32 } from 'node:zlib';
import {
  bytesOfReading,
  type KeptReading,
  putReading,
  type ReadingToKeep,
  takeReading,
} from './journalled-reading.ts';

/** Length of the record, checksum of what follows it, run, number within the run, readings. */
const headBytes = 4 + 4 + 4 + 8 + 4;
const checkedFrom = 8;

export type RecordPlace = { readonly run: number; readonly number: number };

export const recordOf = (place: RecordPlace, readings: readonly ReadingToKeep[]): Buffer => {
  const length = readings.reduce((sum, { values }) => sum + bytesOfReading(values), headBytes);
  const record = Buffer.allocUnsafe(length);
  const view = new DataView(record.buffer, record.byteOffset, length);
  view.setUint32(0, length, true);
  view.setUint32(8, place.run, true);
  view.setFloat64(12, place.number, true);
  view.setUint32(20, readings.length, true);
  let at = headBytes;
  for (const reading of readings) at = putReading(view, at, reading);
  view.setUint32(4, crc32(record.subarray(checkedFrom)), true);
  return record;
};

/** All readings of the whole records a file begins with, without those up to a record of their run. */
export const readingsOf = (file: Buffer, written: RecordPlace | null = null): KeptReading[] => {
  const readings: KeptReading[] = [];
  let before: RecordPlace | null = null;
  for (let at = 0; ; ) {
    const record = recordAt(file, at);
    if (record === null) return readings;
    const place = placeOf(record);
    if (before && (place.run !== before.run || place.number !== before.number + 1)) return readings;
    before = place;
    const isWritten = place.run === written?.run && place.number <= written.number;
    if (!isWritten) readings.push(...contentOf(record));
    at += record.length;
  }
};

/** Null when no whole record begins there. */
const recordAt = (file: Buffer, at: number): Buffer | null => {
  if (at + headBytes > file.length) return null;
  const length = file.readUInt32LE(at);
  if (length < headBytes || at + length > file.length) return null;
  const record = file.subarray(at, at + length);
  return record.readUInt32LE(4) === crc32(record.subarray(checkedFrom)) ? record : null;
};

const placeOf = (record: Buffer): RecordPlace => ({
  run: record.readUInt32LE(8),
  number: record.readDoubleLE(12),
});

const contentOf = (record: Buffer): KeptReading[] => {
  const view = new DataView(record.buffer, record.byteOffset, record.length);
  const readings: KeptReading[] = [];
  let at = headBytes;
  for (let left = record.readUInt32LE(20); left > 0; left -= 1) {
    const { reading, next } = takeReading(view, at);
    readings.push(reading);
    at = next;
  }
  return readings;
};
