// Unpacks what was packed, and counts it meanwhile: what a file says of its own size is never believed.
import { pipeline, type Readable, type Transform } from 'node:stream';
import { FileRefused } from '../file-refused.ts';

/** What everything that is read of one container may come to: twice the largest file that is taken as it is. */
const mostBytes = 512 * 1024 ** 2;
/** Tables of figures come to a twentieth; zeros alone to a thousandth. */
const mostTimesPacked = 200;
const ratioFromBytes = 16 * 1024 ** 2;

/** Counts the bytes of one packed file as they come. */
type CountUnpacked = (bytes: number) => void;

export type UnpackLimit = (packedBytes: number) => CountUnpacked;

export const openUnpackLimit = (): UnpackLimit => {
  let inAll = 0;
  return (packedBytes) => {
    let ofFile = 0;
    return (bytes) => {
      inAll += bytes;
      ofFile += bytes;
      const isOdd = ofFile > ratioFromBytes && ofFile > mostTimesPacked * packedBytes;
      if (inAll > mostBytes || isOdd) throw new FileRefused('import_unpacked_too_large');
    };
  };
};

export const unpackOptions = { chunkSize: 64 * 1024 } as const;

type Packed = {
  readonly packed: Readable;
  /** Null for what is stored as it is. */
  readonly unpacker: Transform | null;
  readonly count: CountUnpacked;
};

export async function* unpack({ packed, unpacker, count }: Packed): AsyncGenerator<Buffer> {
  const content: AsyncIterable<Buffer> =
    unpacker === null ? packed : pipeline(packed, unpacker, () => undefined);
  try {
    for await (const piece of content) {
      count(piece.length);
      yield piece;
    }
  } catch (error) {
    throw isDamage(error) ? new FileRefused('import_file_invalid') : error;
  }
}

const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_');
