// Reads texts of a file to their end, and tells how much of all of it is read.
import type { FileText } from './file-text.ts';

/** Its rest, where its beginning was looked at. */
export type ReadText = Omit<FileText, 'bytes'> & { readonly bytes: AsyncIterable<Buffer> };

export type FileReading = {
  /** Takes one pass over the file. */
  all(text: ReadText, push: (bytes: Buffer) => void): Promise<void>;
  /** Of this pass. */
  share(): number;
};

const toldSteps = 100;

export const fileReading = (passes: number, onShare: (share: number) => void): FileReading => {
  let done = 0;
  let told = 0;
  let share = 0;
  return {
    share: () => share,
    all: async (text, push) => {
      for await (const piece of text.bytes) {
        share = text.share();
        push(piece);
        const step = Math.floor((toldSteps * (done + share)) / passes);
        if (step > told) onShare(step / toldSteps);
        told = step;
      }
      done += 1;
    },
  };
};
