// Where single readings are kept from their acknowledgement until the database has them: files that are written
// from the beginning again once all they hold is there. See docs/adr/0007-upload-journal.md.
import { randomInt } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type JournalFile, openJournalFile } from './journal-file.ts';
import { type JournalMark, openJournalMark } from './journal-mark.ts';
import { readingsOf, recordOf } from './journal-record.ts';
import type { KeptReading, ReadingToKeep } from './journalled-reading.ts';

/** A record, or what a file held at the start; to be given back for each of its readings the database has. */
export type JournalPlace = {
  readonly file: JournalFile;
  /** Of this run; null for what was there at its start. */
  readonly number: number | null;
  /** Readings in it that are not in the database yet. */
  unwritten: number;
};

export type UploadJournal = {
  /** What a former run left: readings acknowledged that may not be in the database. */
  readonly left: readonly { readonly reading: KeptReading; readonly place: JournalPlace }[];
  /** Resolves once all are on the disk. */
  append(readings: readonly ReadingToKeep[]): Promise<JournalPlace>;
  /** So many readings of this place are in the database. */
  written(place: JournalPlace, readings: number): void;
  close(): Promise<void>;
};

const fileName = /^\d+$/;

export const openUploadJournal = async (folder: string): Promise<UploadJournal> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const mark = await openJournalMark(join(folder, 'written'));
  const files: JournalFile[] = [];
  const openNext = async (): Promise<JournalFile> => {
    const file = await openJournalFile(join(folder, String(files.length)));
    files.push(file);
    return file;
  };
  const there = (await readdir(folder)).filter((name) => fileName.test(name)).length;
  while (files.length < Math.max(there, 1)) await openNext();
  const left = (await Promise.all(files.map((file) => leftIn(file, mark)))).flat();
  const run = randomInt(2 ** 32 - 1);
  /** Records of this run the mark has not come to. */
  const ahead: JournalPlace[] = [];
  let number = 0;
  let current: JournalFile | undefined;
  /** Writes to one file never overlap. */
  let before: Promise<unknown> = Promise.resolve();

  const inTurn = <Result>(job: () => Promise<Result>): Promise<Result> => {
    const result = before.then(job);
    before = result.catch(() => undefined);
    return result;
  };

  /** A record always follows the one before it in its file, or begins it: else it would not be read again. */
  const fileFor = async (bytes: number): Promise<JournalFile> => {
    if (current?.unwritten === 0) current.rewind();
    if (current?.hasRoom(bytes)) return current;
    const next = files.find((file) => file !== current && file.unwritten === 0) ?? (await openNext());
    next.rewind();
    return next;
  };

  const moveMark = (): void => {
    let last: JournalPlace | undefined;
    while (ahead[0]?.unwritten === 0) last = ahead.shift();
    if (last?.number != null) mark.move({ run, number: last.number });
  };

  return {
    left,
    append: (readings) =>
      inTurn(async () => {
        number += 1;
        const record = recordOf({ run, number }, readings);
        current = await fileFor(record.length);
        const place: JournalPlace = { file: current, number, unwritten: readings.length };
        current.unwritten += readings.length;
        ahead.push(place);
        await current.append(record);
        return place;
      }),
    written: (place, readings) => {
      const { file } = place;
      place.unwritten -= readings;
      file.unwritten -= readings;
      if (place.number !== null) return moveMark();
      if (place.unwritten === 0) inTurn(() => clearUnlessUsed(file)).catch(() => undefined);
    },
    close: async () => {
      await before;
      await mark.close();
      for (const file of files) await file.close();
    },
  };
};

const leftIn = async (file: JournalFile, mark: JournalMark): Promise<UploadJournal['left']> => {
  const readings = readingsOf(await file.read(), mark.left);
  const place: JournalPlace = { file, number: null, unwritten: readings.length };
  file.unwritten = readings.length;
  return readings.map((reading) => ({ reading, place }));
};

const clearUnlessUsed = async (file: JournalFile): Promise<void> => {
  if (file.unwritten === 0) await file.clear();
};
