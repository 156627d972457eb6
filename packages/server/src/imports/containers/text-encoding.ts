// Which encoding a text file has, by its beginning, and its bytes as UTF-8.
import { isUtf8 } from 'node:buffer';

type TextEncoding = {
  readonly name: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  /** The length of the mark at its beginning that says so. */
  readonly markBytes: number;
};

const marks: readonly (readonly [readonly number[], TextEncoding['name']])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

export const encodingOf = (beginning: Buffer): TextEncoding => {
  const marked = marks.find(([mark]) => mark.every((byte, place) => beginning[place] === byte));
  if (marked) return { name: marked[1], markBytes: marked[0].length };
  return { name: endsWithinUtf8(beginning) ? 'utf-8' : 'windows-1252', markBytes: 0 };
};

/** The beginning may end within a character, which has four bytes at most. */
const endsWithinUtf8 = (beginning: Buffer): boolean =>
  [0, 1, 2, 3].some((cut) => isUtf8(beginning.subarray(0, Math.max(0, beginning.length - cut))));

export async function* utf8Of(
  pieces: AsyncIterable<Buffer>,
  { name, markBytes }: TextEncoding,
): AsyncGenerator<Buffer> {
  const bare = withoutBytes(pieces, markBytes);
  if (name === 'utf-8') {
    yield* bare;
    return;
  }
  const decoder = new TextDecoder(name);
  for await (const piece of bare) yield Buffer.from(decoder.decode(piece, { stream: true }));
  yield Buffer.from(decoder.decode());
}

async function* withoutBytes(pieces: AsyncIterable<Buffer>, count: number): AsyncGenerator<Buffer> {
  let left = count;
  for await (const piece of pieces) {
    yield piece.subarray(left);
    left -= Math.min(left, piece.length);
  }
}
