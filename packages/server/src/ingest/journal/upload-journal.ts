// Where single readings are kept from their acknowledgement until the database has them: files that are written
// from the beginning again once all they hold is there. See docs/adr/0007-upload-journal.md.
import { randomInt } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { makeDurableFolder } from '../../storage/make-durable-folder.ts';
import { type JournalFile, openJournalFile } from './journal-file.ts';
import { type JournalMark, openJournalMark } from './journal-mark.ts';
import { contentOfFile, type JournalDamage, recordOf } from './journal-record.ts';
import type { JournalledReading } from './journalled-reading.ts';

/** A record, or what a file held at the start; to be given back for each of its readings the database has. */
export type JournalEntry = {
  readonly file: JournalFile;
  /** The record's number in this run; null for what was there at its start. */
  readonly number: number | null;
  /** Readings in it that are not in the database yet. */
  unwritten: number;
};

export type UploadJournal = {
  /** What a former run left: readings acknowledged that may not be in the database. */
  readonly left: readonly { readonly reading: JournalledReading; readonly entry: JournalEntry }[];
  /** Files of which something cannot be read any more. */
  readonly damaged: readonly DamagedFile[];
  /** Resolves once all are on the disk. */
  append(readings: readonly JournalledReading[]): Promise<JournalEntry>;
  /** So many readings of this entry are in the database. */
  written(entry: JournalEntry, readings: number): void;
  close(): Promise<void>;
};

export type DamagedFile = {
  readonly path: string;
  readonly damages: readonly JournalDamage[];
  /** A copy of the whole file, for whoever looks into it; null: it could not be made. */
  readonly copy: string | null;
};

const fileName = /^\d+$/;

export const openUploadJournal = async (folder: string): Promise<UploadJournal> => {
  await makeDurableFolder(folder);
  const mark = await openJournalMark(join(folder, 'written'));
  const files: JournalFile[] = [];
  const closeAll = async (): Promise<void> => {
    await mark.close();
    for (const file of files) await file.close();
  };
  const openNext = async (): Promise<JournalFile> => {
    const file = await openJournalFile(join(folder, String(files.length)));
    files.push(file);
    return file;
  };
  const there = (await readdir(folder)).filter((name) => fileName.test(name)).length;
  while (files.length < Math.max(there, 1)) {
    await openNext().catch(async (error: unknown) => {
      await closeAll();
      throw error;
    });
  }
  const found = await Promise.all(
    files.map((file, index) => contentAt(join(folder, String(index)), file, mark)),
  );
  const left = found.flatMap((content) => content.left);
  const damaged = found.flatMap((content) => content.damaged ?? []);
  const run = randomInt(2 ** 32 - 1);
  /** Records of this run the mark has not come to. */
  const ahead: JournalEntry[] = [];
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
    let last: JournalEntry | undefined;
    while (ahead[0]?.unwritten === 0) last = ahead.shift();
    if (last?.number != null) mark.move({ run, number: last.number });
  };

  return {
    left,
    damaged,
    append: (readings) =>
      inTurn(async () => {
        number += 1;
        const record = recordOf({ run, number }, readings);
        current = await fileFor(record.length);
        const entry: JournalEntry = { file: current, number, unwritten: readings.length };
        current.unwritten += readings.length;
        ahead.push(entry);
        await current.append(record);
        return entry;
      }),
    written: (entry, readings) => {
      const { file } = entry;
      entry.unwritten -= readings;
      file.unwritten -= readings;
      if (entry.number !== null) return moveMark();
      if (entry.unwritten === 0) inTurn(() => clearUnlessUsed(file)).catch(() => undefined);
    },
    close: async () => {
      await before;
      await closeAll();
    },
  };
};

type FoundContent = { readonly left: UploadJournal['left']; readonly damaged: DamagedFile | null };

const contentAt = async (path: string, file: JournalFile, mark: JournalMark): Promise<FoundContent> => {
  const bytes = await file.read();
  const { readings, damages } = contentOfFile(bytes, mark.left);
  const entry: JournalEntry = { file, number: null, unwritten: readings.length };
  file.unwritten = readings.length;
  const left = readings.map((reading) => ({ reading, entry }));
  if (damages.length === 0) return { left, damaged: null };
  return { left, damaged: { path, damages, copy: await copyBeside(path, bytes) } };
};

/** Named by its content: found again at the next start it is not copied twice. */
const copyBeside = async (path: string, bytes: Buffer): Promise<string | null> => {
  const copy = `${path}.damaged-${crc32(bytes).toString(16)}`;
  return writeFile(copy, bytes, { mode: 0o600 }).then(
    () => copy,
    () => null,
  );
};

const clearUnlessUsed = async (file: JournalFile): Promise<void> => {
  if (file.unwritten === 0) await file.clear();
};
