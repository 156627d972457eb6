// Where single readings are kept from their acknowledgement until the database has them: files that are written
// from the beginning again once all they hold is there. See docs/adr/0007-upload-journal.md.
import { randomInt } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type JournalFile, openJournalFile } from './journal-file.ts';
import { readingsOf, recordOf } from './journal-record.ts';
import type { KeptReading, ReadingToKeep } from './journalled-reading.ts';

/** What a reading in the journal is told by, to be given back once the database has it. */
export type JournalPlace = JournalFile;

export type UploadJournal = {
  /** What a former run left: readings acknowledged that may not be in the database. */
  readonly left: readonly { readonly reading: KeptReading; readonly place: JournalPlace }[];
  /** Resolves once all are on the disk. One call at a time. */
  append(readings: readonly ReadingToKeep[]): Promise<JournalPlace>;
  /** So many readings of this place are in the database. */
  written(place: JournalPlace, readings: number): void;
  close(): Promise<void>;
};

export const openUploadJournal = async (folder: string): Promise<UploadJournal> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files: JournalFile[] = [];
  const openNext = async (): Promise<JournalFile> => {
    const file = await openJournalFile(join(folder, String(files.length)));
    files.push(file);
    return file;
  };
  const there = (await readdir(folder)).length;
  while (files.length < Math.max(there, 1)) await openNext();
  const left = (await Promise.all(files.map(leftIn))).flat();
  const run = randomInt(2 ** 32 - 1);
  let number = 0;
  let current: JournalFile | undefined;
  /** Writes to one file never overlap. */
  let before: Promise<unknown> = Promise.resolve();

  const inTurn = <Result>(job: () => Promise<Result>): Promise<Result> => {
    const result = before.then(job);
    before = result.catch(() => undefined);
    return result;
  };

  const fileFor = async (bytes: number): Promise<JournalFile> => {
    if (current?.hasRoom(bytes)) return current;
    const next = files.find((file) => file !== current && file.unwritten === 0) ?? (await openNext());
    // Else a record that does not follow the one before it would not be read again.
    await next.clear();
    return next;
  };

  return {
    left,
    append: (readings) =>
      inTurn(async () => {
        number += 1;
        const record = recordOf({ run, number }, readings);
        const file = await fileFor(record.length);
        current = file;
        file.unwritten += readings.length;
        await file.append(record);
        return file;
      }),
    written: (file, readings) => {
      file.unwritten -= readings;
      if (file.unwritten > 0) return;
      inTurn(async () => {
        if (file.unwritten === 0) await file.clear();
      }).catch(() => undefined);
    },
    close: async () => {
      await before;
      for (const file of files) await file.close();
    },
  };
};

const leftIn = async (file: JournalFile) => {
  const readings = readingsOf(await file.read());
  file.unwritten = readings.length;
  return readings.map((reading) => ({ reading, place: file }));
};
