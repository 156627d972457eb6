// A group of readings as one record of a journal file. The records of a run follow each other by number; what
// else the file holds, of a torn write or from before it was used again, is recognised by its checksum or its number.
import { crc32 } from 'node:zlib';
import { bytesOfReading, type JournalledReading, putReading, takeReading } from './journalled-reading.ts';

/** Length of the record, checksum of what follows it, run, number within the run, readings. */
export const headBytes = 4 + 4 + 4 + 8 + 4;
const checkedFrom = 8;

export type RecordPlace = { readonly run: number; readonly number: number };

export const recordOf = (place: RecordPlace, readings: readonly JournalledReading[]): Buffer => {
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

/** A stretch of a file in which a record stood and cannot be read. */
export type JournalDamage = {
  readonly atByte: number;
  /** False: the database has what stood there. */
  readonly mayBeLost: boolean;
};

export type JournalContent = {
  readonly readings: readonly JournalledReading[];
  readonly damages: readonly JournalDamage[];
};

/**
 * The readings of all records of a file's latest use, without those up to a record of their run. Behind a damaged record
 * the next whole one is searched for: of the same run, with a higher number. Behind a damaged first one it may be of an
 * earlier use; then its readings are in the database, and found to be there.
 */
export const contentOfFile = (file: Buffer, written: RecordPlace | null = null): JournalContent => {
  const readings: JournalledReading[] = [];
  const damages: JournalDamage[] = [];
  if (isCleared(file)) return { readings, damages };
  const isWritten = (place: RecordPlace | null): boolean =>
    place !== null && place.run === written?.run && place.number <= written.number;
  let before: RecordPlace | null = null;
  let at = 0;
  for (;;) {
    const next = nextRecord(file, at, before);
    if (next === null) break;
    const { record, place } = next;
    const lastMissing: RecordPlace = { run: place.run, number: place.number - 1 };
    if (next.at > at) damages.push({ atByte: at, mayBeLost: !isWritten(lastMissing) });
    if (!isWritten(place)) readings.push(...contentOf(record));
    before = place;
    at = next.at + record.length;
  }
  const expected: RecordPlace | null = before && { run: before.run, number: before.number + 1 };
  if (expected === null || beginsLike(file, at, expected)) {
    damages.push({ atByte: at, mayBeLost: !isWritten(expected) });
  }
  return { readings, damages };
};

const isCleared = (file: Buffer): boolean => file.subarray(0, headBytes).every((byte) => byte === 0);

type FoundRecord = { readonly at: number; readonly record: Buffer; readonly place: RecordPlace };

/** The first whole record from there on that can be of the same use of the file. */
const nextRecord = (file: Buffer, from: number, before: RecordPlace | null): FoundRecord | null => {
  for (let at = from; at + headBytes <= file.length; at += 1) {
    const place = placeOf(file.subarray(at, at + headBytes));
    if (!mayFollow(place, before)) continue;
    const record = recordAt(file, at);
    if (record !== null) return { at, record, place };
  }
  return null;
};

const mayFollow = ({ run, number }: RecordPlace, before: RecordPlace | null): boolean =>
  Number.isSafeInteger(number) &&
  (before === null ? number > 0 : run === before.run && number > before.number);

/** One that was torn or damaged: most of its head is as it should be. What an earlier use left is not. */
const beginsLike = (file: Buffer, at: number, expected: RecordPlace): boolean => {
  if (at + headBytes > file.length || recordAt(file, at) !== null) return false;
  const { run, number } = placeOf(file.subarray(at, at + headBytes));
  const length = file.readUInt32LE(at);
  const hints = [
    run === expected.run,
    number === expected.number,
    length > headBytes && at + length <= file.length,
  ];
  return hints.filter(Boolean).length >= 2;
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

const contentOf = (record: Buffer): JournalledReading[] => {
  const view = new DataView(record.buffer, record.byteOffset, record.length);
  const readings: JournalledReading[] = [];
  let at = headBytes;
  for (let left = record.readUInt32LE(20); left > 0; left -= 1) {
    const { reading, next } = takeReading(view, at);
    readings.push(reading);
    at = next;
  }
  return readings;
};
