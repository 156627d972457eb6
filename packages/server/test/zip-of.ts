// ZIP files for tests: proper ones, and ones that say of themselves whatever a test wants.
import { crc32, deflateRawSync } from 'node:zlib';
import { ZipFile } from 'yazl';

type Content = string | Buffer;

export const zipOf = async (files: Readonly<Record<string, Content>>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) {
    if (name.endsWith('/')) zip.addEmptyDirectory(name);
    else zip.addBuffer(Buffer.from(content), name);
  }
  zip.end();
  const pieces: Buffer[] = [];
  for await (const piece of zip.outputStream) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
};

export type RawEntry = {
  readonly name: string;
  readonly packed: Buffer;
  /** 0 is stored, 8 deflated. */
  readonly method: number;
  readonly flags: number;
  readonly crc: number;
  /** What it says to unpack to. */
  readonly bytes: number;
};

export const deflatedEntry = (name: string, content: Content): RawEntry => {
  const bytes = Buffer.from(content);
  return { ...rawEntry(name, deflateRawSync(bytes)), crc: crc32(bytes), bytes: bytes.length };
};

export const rawEntry = (name: string, packed: Buffer): RawEntry => ({
  name,
  packed,
  method: 8,
  flags: 0x800,
  crc: 0,
  bytes: 0,
});

export const rawZip = (entries: readonly RawEntry[]): Buffer => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const header = localHeader(entry);
    directory.push(directoryEntry(entry, at));
    files.push(header, entry.packed);
    at += header.length + entry.packed.length;
  }
  return Buffer.concat([...files, ...directory, endOf(entries.length, Buffer.concat(directory).length, at)]);
};

const sizes = ({ crc, packed, bytes }: RawEntry): Buffer => {
  const block = Buffer.alloc(12);
  block.writeUInt32LE(crc, 0);
  block.writeUInt32LE(packed.length, 4);
  block.writeUInt32LE(bytes, 8);
  return block;
};

const wayOf = ({ flags, method }: RawEntry): Buffer => {
  const block = Buffer.alloc(10);
  block.writeUInt16LE(20, 0);
  block.writeUInt16LE(flags, 2);
  block.writeUInt16LE(method, 4);
  return block;
};

const localHeader = (entry: RawEntry): Buffer => {
  const name = Buffer.from(entry.name);
  const lengths = Buffer.alloc(4);
  lengths.writeUInt16LE(name.length, 0);
  return Buffer.concat([Buffer.from('PK\u0003\u0004'), wayOf(entry), sizes(entry), lengths, name]);
};

export const directoryEntry = (entry: RawEntry, at: number): Buffer => {
  const name = Buffer.from(entry.name);
  const rest = Buffer.alloc(18);
  rest.writeUInt16LE(name.length, 0);
  rest.writeUInt32LE(at, 14);
  const version = Buffer.from([20, 0]);
  return Buffer.concat([Buffer.from('PK\u0001\u0002'), version, wayOf(entry), sizes(entry), rest, name]);
};

const endOf = (count: number, bytes: number, at: number): Buffer => {
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(at, 16);
  return end;
};
