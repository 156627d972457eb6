// One file of a container, or one sheet of a workbook: what it is, and its text as UTF-8.
import { asUtf8, decodeBeginning } from '../file-encoding.ts';
import { type ContentKind, kindOf } from './content-kind.ts';
import { type TableHead, tableHeadOf } from './table-head.ts';
import type { ArchivedFile } from './zip-archive.ts';

export type TextPart = {
  readonly name: string;
  readonly kind: 'csv' | 'xml';
  /** Null where nothing looks like readings. */
  readonly readings: TableHead | 'greenButton' | null;
  readonly isEmpty: boolean;
  /** What is read of the container for it. */
  readonly packedBytes: number;
  read(): AsyncGenerator<Buffer>;
};

type OtherPart = { readonly name: string; readonly kind: Exclude<ContentKind, 'csv' | 'xml'> };

export type Part = TextPart | OtherPart;

export const isText = (part: Part): part is TextPart => part.kind === 'csv' || part.kind === 'xml';

const beginningBytes = 16 * 1024;

export const lookAt = async ({ name, packedBytes, read }: ArchivedFile): Promise<Part> => {
  const bytes = await beginningOf(read());
  const text = decodeBeginning(bytes);
  const kind = kindOf(bytes, text);
  if (kind !== 'csv' && kind !== 'xml') return { name, kind };
  return {
    name,
    kind,
    readings: kind === 'csv' ? tableHeadOf(wholeLines(text, bytes.length)) : greenButtonOf(text),
    isEmpty: text.trim() === '',
    packedBytes,
    read: () => asUtf8(read()),
  };
};

const beginningOf = async (pieces: AsyncGenerator<Buffer>): Promise<Buffer> => {
  const begun: Buffer[] = [];
  let length = 0;
  for await (const piece of pieces) {
    begun.push(piece);
    length += piece.length;
    if (length >= beginningBytes) break;
  }
  return Buffer.concat(begun).subarray(0, beginningBytes);
};

/** The last line of a beginning that was cut off is none. */
const wholeLines = (text: string, bytes: number): string[] => {
  const lines = text.split(/\r?\n/);
  return bytes < beginningBytes || lines.length === 1 ? lines : lines.slice(0, -1);
};

const greenButtonOf = (text: string): 'greenButton' | null =>
  /espi|IntervalBlock/i.test(text) ? 'greenButton' : null;
