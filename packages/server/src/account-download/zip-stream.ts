// A ZIP that is made while it is sent. One file after another is read, and no faster than the client takes it.
import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export type ZipEntry = {
  readonly name: string;
  /** Called when it is this file's turn. */
  readonly content: () => AsyncIterable<string | Buffer>;
};

/** Destroy it to give up: the file that is being read is read no further, and no other is begun. */
export const zipStream = (entries: readonly ZipEntry[], at: Date): Readable => {
  const zip = new ZipFile();
  const out = new PassThrough();
  let reading: Readable | null = null;
  for (const { name, content } of entries) {
    zip.addReadStreamLazy(name, { mtime: at }, (give) => {
      if (out.destroyed) return;
      // Pieces are large: one at a time is enough to read ahead.
      reading = Readable.from(content(), { highWaterMark: 1 });
      reading.once('error', (error) => out.destroy(error));
      give(null, reading);
    });
  }
  zip.on('error', (error: Error) => out.destroy(error));
  pipeline(zip.outputStream, out, () => undefined);
  out.once('close', () => reading?.destroy());
  zip.end();
  return out;
};
