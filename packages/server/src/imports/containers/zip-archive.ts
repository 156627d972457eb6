// The files in a ZIP, by its directory. Nothing of it is written anywhere, so a name is a name only.
import { crc32, createInflateRaw } from 'node:zlib';
import yauzl, { type Entry } from 'yauzl';
import { FileRefused } from '../file-refused.ts';
import type { SourceFile } from './file-source.ts';
import { type UnpackLimit, unpack, unpackOptions } from './unpack.ts';

export type ArchivedFile = {
  readonly name: string;
  readonly packedBytes: number;
  read(): AsyncGenerator<Buffer>;
};

/** A file a day for ten years. */
const mostEntries = 4000;
/** All names, comments and what else the directory says of its files. */
const mostDirectoryBytes = 4 * 1024 ** 2;

export const openArchive = async (file: SourceFile, limit: UnpackLimit): Promise<readonly ArchivedFile[]> => {
  const zip = await orInvalid(
    yauzl.fromRandomAccessReaderPromise(new ZipBytes(file), file.size, {
      lazyEntries: true,
      autoClose: false,
    }),
  );
  if (zip.entryCount > mostEntries) throw new FileRefused('import_file_invalid');
  const entries = (await orInvalid(entriesOf(zip))).filter(isFile);
  if (entries.some((entry) => entry.isEncrypted())) throw new FileRefused('import_file_encrypted');
  return entries.map((entry) => ({
    name: entry.fileName,
    packedBytes: entry.compressedSize,
    read: () => contentOf(file, zip, entry, limit),
  }));
};

const isFile = ({ fileName }: Entry): boolean =>
  !fileName.endsWith('/') && !fileName.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');

const stored = 0;
const deflated = 8;

async function* contentOf(
  file: SourceFile,
  zip: yauzl.ZipFile,
  entry: Entry,
  limit: UnpackLimit,
): AsyncGenerator<Buffer> {
  const { compressionMethod, compressedSize } = entry;
  if (compressionMethod !== stored && compressionMethod !== deflated) {
    throw new FileRefused('import_file_invalid');
  }
  const { fileDataStart } = await orInvalid(zip.readLocalFileHeaderPromise(entry, { minimal: true }));
  const packed = file.stream(fileDataStart, fileDataStart + compressedSize);
  const unpacker = compressionMethod === stored ? null : createInflateRaw(unpackOptions);
  let sum = 0;
  let bytes = 0;
  for await (const piece of unpack({ packed, unpacker, count: limit(compressedSize) })) {
    sum = crc32(piece, sum);
    bytes += piece.length;
    yield piece;
  }
  if (sum !== entry.crc32 || bytes !== entry.uncompressedSize) throw new FileRefused('import_file_invalid');
}

/** What the reader of ZIP files complains of is the file. A disk that fails says which call failed. */
const orInvalid = async <Result>(reading: Promise<Result>): Promise<Result> => {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    throw new FileRefused('import_file_invalid');
  }
};

const entriesOf = async (zip: yauzl.ZipFile): Promise<Entry[]> => {
  const entries: Entry[] = [];
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    bytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (bytes > mostDirectoryBytes) throw new FileRefused('import_file_invalid');
    entries.push(entry);
  }
  return entries;
};

type ReadCallback = (error: Error | null) => void;

/** yauzl's own readers throw at places that lie nowhere near the file. */
class ZipBytes extends yauzl.RandomAccessReader {
  readonly #file: SourceFile;

  constructor(file: SourceFile) {
    super();
    this.#file = file;
  }

  override read(buffer: Buffer, offset: number, length: number, from: number, done: ReadCallback): void {
    this.#file.read(from, length).then((bytes) => {
      bytes.copy(buffer, offset);
      done(bytes.length < length ? new Error('The ZIP ends too early.') : null);
    }, done);
  }

  override close(done: ReadCallback): void {
    done(null);
  }
}
