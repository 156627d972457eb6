// The encoding of a file of history, and its bytes as UTF-8. Utilities write Windows-1252, spreadsheets write UTF-16.

export const fileEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type FileEncoding = (typeof fileEncodings)[number];

const byteOrderMarks: readonly (readonly [FileEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** By the beginning of the file. A character that the beginning cuts off at its end is no fault. */
export const encodingOf = (beginning: Uint8Array): FileEncoding => {
  const marked = byteOrderMarks.find(([, mark]) => mark.every((byte, place) => beginning[place] === byte));
  if (marked) return marked[0];
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(beginning, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
};

/** The text of the beginning, without a byte order mark. */
export const decodeBeginning = (beginning: Uint8Array): string =>
  new TextDecoder(encodingOf(beginning)).decode(beginning, { stream: true });

/** Passes UTF-8 on as it is, but for a byte order mark. The first piece decides what the others are. */
export async function* asUtf8(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | null = null;
  let isBegun = false;
  for await (const bytes of longFirst(body)) {
    if (!isBegun) {
      isBegun = true;
      const encoding = encodingOf(bytes);
      if (encoding !== 'utf-8') decoder = new TextDecoder(encoding);
      else if (bytes[0] === 0xef && bytes[1] === 0xbb) {
        yield bytes.subarray(3);
        continue;
      }
    }
    yield decoder === null ? bytes : Buffer.from(decoder.decode(bytes, { stream: true }));
  }
  // A character that the file's end cuts off.
  if (decoder !== null) yield Buffer.from(decoder.decode());
}

const beginningBytes = 64 * 1024;

/** The first piece is the whole beginning, however small the pieces come. */
async function* longFirst(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let first: Buffer[] | null = [];
  let length = 0;
  for await (const bytes of body) {
    if (first === null) {
      yield bytes;
      continue;
    }
    first.push(bytes);
    length += bytes.length;
    if (length < beginningBytes) continue;
    yield Buffer.concat(first);
    first = null;
  }
  if (first !== null) yield Buffer.concat(first);
}
