// The text of a file that lies on the disk: its own, or what a container holds.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { openContainer } from './containers/open-container.ts';
import { asUtf8 } from './file-encoding.ts';
import { isContainerFile } from './spooled-container.ts';

export type FileText = {
  /** UTF-8. */
  readonly bytes: AsyncGenerator<Buffer>;
  /** Of the file, as far as it was read. */
  share(): number;
};

/** Only for a thread that may wait for the disk. */
export const openText = async (path: string): Promise<FileText> =>
  (await isContainerFile(path)) ? openContainer({ path }) : plainText(path);

const readAtOnce = 256 * 1024;

const plainText = (path: string): FileText => {
  let share = 0;
  const pieces = async function* (): AsyncGenerator<Buffer> {
    const file = openSync(path, 'r');
    try {
      const { size } = fstatSync(file);
      for (let at = 0; at < size; ) {
        // Each piece has a buffer of its own, because lines are read where they lie.
        const piece = Buffer.allocUnsafe(Math.min(readAtOnce, size - at));
        const count = readSync(file, piece, 0, piece.length, at);
        if (count === 0) throw new Error('The file of an import has ended too early.');
        at += count;
        share = at / size;
        yield piece.subarray(0, count);
      }
    } finally {
      closeSync(file);
    }
  };
  return { bytes: asUtf8(pieces()), share: () => share };
};
