// The files of a ZIP by its directory, which stands at its end.
import { crc32, inflateRawSync } from 'node:zlib';

const endMark = 0x06054b50;
const headerLength = 30;
const entryLength = 46;

export const readZip = (zip: Buffer): Map<string, Buffer> => {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || zip.readUInt32LE(end) !== endMark) throw new Error('The ZIP has no end.');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let entry = zip.readUInt16LE(end + 10); entry > 0; entry--) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
      zip.readUInt16LE(at + place),
    );
    const name = zip.toString('utf8', at + entryLength, at + entryLength + (nameLength ?? 0));
    files.set(name, contentOf(zip, at));
    at += entryLength + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return files;
};

const contentOf = (zip: Buffer, entry: number): Buffer => {
  const header = zip.readUInt32LE(entry + 42);
  const from = header + headerLength + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  const packed = zip.subarray(from, from + zip.readUInt32LE(entry + 20));
  const content = zip.readUInt16LE(entry + 10) === 0 ? Buffer.from(packed) : inflateRawSync(packed);
  if (crc32(content) !== zip.readUInt32LE(entry + 16)) throw new Error('A file of the ZIP is damaged.');
  return content;
};
