// The beginning of a file, looked at before the rest is read.
import { withHead } from './with-head.ts';

const newline = 0x0a;
const longest = 64 * 1024;
const byteOrderMark = [0xef, 0xbb, 0xbf];

/** Reads as far as the first line's end; the body given back is whole, but for a byte order mark. */
export const peekLine = async (
  body: AsyncIterator<Buffer>,
): Promise<{ readonly line: string; readonly body: AsyncIterable<Buffer> }> => {
  let head: Buffer = Buffer.alloc(0);
  let isEnded = false;
  while (!isEnded && head.length < longest && !head.includes(newline)) {
    const { done, value } = await body.next();
    if (done) isEnded = true;
    else head = Buffer.concat([head, value]);
  }
  if (byteOrderMark.every((byte, place) => head[place] === byte)) head = head.subarray(byteOrderMark.length);
  const end = head.indexOf(newline);
  const line = head
    .subarray(0, end === -1 ? head.length : end)
    .toString('utf8')
    .trimEnd();
  return { line, body: withHead(head, body) };
};
