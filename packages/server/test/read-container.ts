import type { FileSource } from '../src/imports/containers/file-source.ts';
import { openContainer } from '../src/imports/containers/open-container.ts';

type ReadContainer = {
  readonly kind: 'csv' | 'xml';
  readonly names: readonly string[];
  readonly text: string;
};

export const readContainer = async (source: FileSource): Promise<ReadContainer> => {
  const { kind, names, bytes } = await openContainer(source);
  const pieces: Buffer[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return { kind, names, text: Buffer.concat(pieces).toString('utf8') };
};

/** Reads to the end, and keeps nothing. */
export const drainContainer = async (source: FileSource): Promise<number> => {
  const { bytes } = await openContainer(source);
  let length = 0;
  for await (const piece of bytes) length += piece.length;
  return length;
};
