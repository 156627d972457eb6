// The texts that the cells of a workbook share, as bytes: millions of them are little more than what they say.
import { FileRefused } from '../../file-refused.ts';
import { readPart } from './read-part.ts';
import { textItem } from './text-item.ts';

const mostBytes = 64 * 1024 ** 2;
/** Two for each row that a sheet can have. */
const mostTexts = 2 * 1024 ** 2;

export class SharedStrings {
  #bytes = Buffer.alloc(0);
  #ends = new Uint32Array(0);
  #count = 0;
  #length = 0;

  add(text: string): void {
    const bytes = Buffer.byteLength(text);
    if (this.#count >= mostTexts || this.#length + bytes > mostBytes) {
      throw new FileRefused('import_unpacked_too_large');
    }
    this.#makeRoom(bytes);
    this.#length += this.#bytes.write(text, this.#length);
    this.#ends[this.#count] = this.#length;
    this.#count += 1;
  }

  /** Null where there is none of this number. */
  text(index: number): string | null {
    const end = index >= 0 && index < this.#count ? this.#ends[index] : undefined;
    if (end === undefined) return null;
    return this.#bytes.toString('utf8', index === 0 ? 0 : this.#ends[index - 1], end);
  }

  #makeRoom(bytes: number): void {
    if (this.#length + bytes > this.#bytes.length) {
      const grown = Buffer.alloc(Math.min(mostBytes, 2 * (this.#length + bytes) + 4096));
      this.#bytes.copy(grown);
      this.#bytes = grown;
    }
    if (this.#count < this.#ends.length) return;
    const ends = new Uint32Array(2 * this.#ends.length + 256);
    ends.set(this.#ends);
    this.#ends = ends;
  }
}

export const readSharedStrings = async (xml: AsyncIterable<Buffer>): Promise<SharedStrings> => {
  const strings = new SharedStrings();
  const item = textItem();
  await readPart(xml, {
    onOpen: item.onOpen,
    onClose: (tag, text) => {
      item.onClose(tag, text);
      if (tag === 'si') strings.add(item.take());
    },
  });
  return strings;
};
