// Newline-delimited payloads, one reading a line.
import { batchLimit, payloadLimit } from '@ohmstead/contract';
import { refused, type UploadRefusal } from '../../ingest/admission/upload.ts';
import { type ReadPayload, readPayload } from './read-payload.ts';

/** `line` counts from 1, blank lines included. */
export type BatchLine = { readonly line: number; readonly payload: ReadPayload };

const newline = 0x0a;
const blank = /^\s*$/;

/** No reading fits into fewer bytes, and each line that is not a reading becomes an entry of the answer. */
const mostLines = batchLimit / 32;

export const hasTooManyLines = (bytes: Buffer): boolean => {
  let lines = 0;
  let at = bytes.indexOf(newline);
  while (at !== -1 && lines <= mostLines) {
    lines += 1;
    at = bytes.indexOf(newline, at + 1);
  }
  return lines > mostLines;
};

/** The lines that hold something, read one at a time. */
export function* readBatch(bytes: Buffer): Generator<BatchLine> {
  let line = 0;
  for (let from = 0; from < bytes.length; ) {
    const found = bytes.indexOf(newline, from);
    const to = found === -1 ? bytes.length : found;
    const text = bytes.subarray(from, to);
    from = to + 1;
    line += 1;
    if (!isBlank(text)) yield { line, payload: readLine(text) };
  }
}

const isBlank = (text: Buffer): boolean => text.length <= 16 && blank.test(text.toString('latin1'));

const tooLarge: UploadRefusal = refused('upload_too_large');

const readLine = (text: Buffer): ReadPayload => (text.length > payloadLimit ? tooLarge : readPayload(text));
