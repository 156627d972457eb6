import { FileRefused } from './file-refused.ts';

/** The body ends with an error once it is longer than the limit. */
export async function* limitBytes(body: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > most) throw new FileRefused('import_too_large');
    yield piece;
  }
}
