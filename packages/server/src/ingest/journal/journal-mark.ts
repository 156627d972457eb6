// How far the records of a run are in the database. Not synced: after a power cut it may name too few, and
// what is read again is found to be there.
import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { RecordPlace } from './journal-record.ts';

export type JournalMark = {
  /** What the run before left; null when it left none. */
  readonly left: RecordPlace | null;
  /** All records of the run up to this one are in the database. */
  move(place: RecordPlace): void;
  close(): Promise<void>;
};

const markBytes = 16;

export const openJournalMark = async (path: string): Promise<JournalMark> => {
  const handle = await open(path, 'r+').catch(() => open(path, 'wx+', 0o600));
  const bytes = Buffer.alloc(markBytes);
  await handle.read(bytes, 0, markBytes, 0);
  let next: RecordPlace | null = null;
  let running: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    for (let place = next; place !== null; place = next) {
      next = null;
      await handle.write(bytesOf(place), 0, markBytes, 0).catch(() => undefined);
    }
    running = null;
  };

  return {
    left: placeOf(bytes),
    move: (place) => {
      next = place;
      running ??= run();
    },
    close: async () => {
      await running;
      await handle.close();
    },
  };
};

const bytesOf = ({ run, number }: RecordPlace): Buffer => {
  const bytes = Buffer.alloc(markBytes);
  bytes.writeUInt32LE(run, 4);
  bytes.writeDoubleLE(number, 8);
  bytes.writeUInt32LE(crc32(bytes.subarray(4)), 0);
  return bytes;
};

const placeOf = (bytes: Buffer): RecordPlace | null =>
  bytes.readUInt32LE(0) === crc32(bytes.subarray(4))
    ? { run: bytes.readUInt32LE(4), number: bytes.readDoubleLE(8) }
    : null;
