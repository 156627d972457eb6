// A file of history as it was sent, and the text it holds: itself, or what a ZIP, a GZIP or a workbook contains.
import { createGunzip } from 'node:zlib';
import { FileRefused } from '../file-refused.ts';
import { chooseReadings } from './choose-readings.ts';
import { type FileSource, openSource, type SourceFile } from './file-source.ts';
import { joinTables } from './join-tables.ts';
import { isText, lookAt, type Part, type TextPart } from './part.ts';
import { openUnpackLimit, type UnpackLimit, unpack, unpackOptions } from './unpack.ts';
import { isOfficeFile, sheetsOf } from './workbook/open-workbook.ts';
import { openArchive } from './zip-archive.ts';

export type HistoryFile = {
  readonly kind: 'csv' | 'xml';
  /** The files in the ZIP, or the sheets of the workbook, that it was read from; empty for a file that is no container. */
  readonly names: readonly string[];
  /** UTF-8 without a mark. Read to its end or left early, it closes the file. */
  readonly bytes: AsyncGenerator<Buffer>;
  /** Of what is to be read of the file, as far as it was read. */
  share(): number;
  /** For a file whose bytes nobody begins to read. */
  close(): Promise<void>;
};

/** Refuses with `FileRefused` what is no file of history, when it is opened or while it is read. */
export const openContainer = async (source: FileSource): Promise<HistoryFile> => {
  const file = await openSource(source);
  try {
    const { names, parts } = await partsOf(file);
    const from = file.streamed();
    const all = parts.reduce((sum, { packedBytes }) => sum + packedBytes, 0);
    return {
      kind: parts[0].kind,
      names,
      bytes: closing(file, joinTables(parts)),
      share: () => Math.min(1, (file.streamed() - from) / Math.max(1, all)),
      close: file.close,
    };
  } catch (error) {
    await file.close();
    throw error;
  }
};

async function* closing(file: SourceFile, bytes: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* bytes;
  } finally {
    await file.close();
  }
}

type Contents = {
  readonly names: readonly string[];
  readonly parts: readonly [TextPart, ...TextPart[]];
};

const partsOf = async (file: SourceFile): Promise<Contents> => {
  const plain = { name: '', packedBytes: file.size };
  const asItIs = () => unpack({ packed: file.stream(0, file.size), unpacker: null, count });
  const whole = await lookAt({ ...plain, read: asItIs });
  const limit = openUnpackLimit();
  if (whole.kind === 'zip') return inZip(file, limit);
  const unzipped = () => gunzip(file, limit);
  const text = whole.kind === 'gzip' ? await lookAt({ ...plain, read: unzipped }) : whole;
  if (!isText(text)) throw new FileRefused('import_kind_unknown');
  return { names: [], parts: [text] };
};

/** What is sent as it is was limited when it came. */
const count = (): void => undefined;

const gunzip = (file: SourceFile, limit: UnpackLimit): AsyncGenerator<Buffer> =>
  unpack({
    packed: file.stream(0, file.size),
    unpacker: createGunzip(unpackOptions),
    count: limit(file.size),
  });

const inZip = async (file: SourceFile, limit: UnpackLimit): Promise<Contents> => {
  const archived = await openArchive(file, limit);
  const files = isOfficeFile(archived) ? await sheetsOf(archived, limit) : archived;
  const seen: Part[] = [];
  for (const one of files) seen.push(await lookAt(one));
  const parts = chooseReadings(seen);
  return { names: parts.map(({ name }) => name), parts };
};
