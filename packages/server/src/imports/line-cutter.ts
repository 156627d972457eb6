// Cuts bytes that come piece by piece into lines. A line is given where it lies; only one that two pieces share is
// copied.

const newline = 0x0a;
const carriageReturn = 0x0d;
const longestLine = 16 * 1024;

/** A line lies from `from` to before `to`, its end left out; `number` counts from 1. */
export type OnLine = (bytes: Buffer, from: number, to: number, number: number) => void;

export type LineCutter = { push(bytes: Buffer): void; end(): void };

export const lineCutter = (onLine: OnLine): LineCutter => {
  let number = 0;
  let rest: Buffer = Buffer.alloc(0);

  const give = (bytes: Buffer, from: number, end: number): void => {
    number += 1;
    const to = end > from && bytes[end - 1] === carriageReturn ? end - 1 : end;
    onLine(bytes, from, to, number);
  };
  /** Lines longer than any row come to one that is refused. */
  const keepRest = (bytes: Buffer): void => {
    rest = Buffer.from(bytes.subarray(0, longestLine));
  };

  return {
    push: (bytes) => {
      let from = 0;
      if (rest.length > 0) {
        const end = bytes.indexOf(newline);
        const first = Buffer.concat([rest, bytes.subarray(0, end === -1 ? bytes.length : end)]);
        if (end === -1) {
          keepRest(first);
          return;
        }
        give(first, 0, first.length);
        rest = Buffer.alloc(0);
        from = end + 1;
      }
      for (let end = bytes.indexOf(newline, from); end !== -1; end = bytes.indexOf(newline, from)) {
        give(bytes, from, end);
        from = end + 1;
      }
      if (from < bytes.length) keepRest(bytes.subarray(from));
    },
    end: () => {
      if (rest.length > 0) give(rest, 0, rest.length);
      rest = Buffer.alloc(0);
    },
  };
};
