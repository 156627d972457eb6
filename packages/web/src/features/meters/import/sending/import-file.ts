// Pure: what a chosen file is, by its name and size. The server looks into it: this only says how it is sent.
import { importLimit } from '@ohmstead/contract';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** By the end of the name; whatever else it is called, it is sent as a table of text. */
const mediaTypes = {
  xml: 'application/xml',
  xlsx: spreadsheet,
  zip: 'application/zip',
  gz: 'application/gzip',
} as const;

export type FileKind = keyof typeof mediaTypes | 'csv';

export const kindOfFile = (name: string): FileKind => {
  const end = /\.(xml|xlsx|zip|gz)$/i.exec(name)?.[1]?.toLowerCase();
  return kinds.find((kind) => kind === end) ?? 'csv';
};

const kinds = ['xml', 'xlsx', 'zip', 'gz'] as const;

export const mediaTypeOf = (kind: FileKind): string => (kind === 'csv' ? 'text/csv' : mediaTypes[kind]);

/** What the file chooser offers first. */
export const accepted = ['.csv', '.txt', '.tsv', ...kinds.map((kind) => `.${kind}`)].join(',');

/** A container says at its end what it holds; of a text its beginning is enough to recognise it. */
export const previewSizeOf = (kind: FileKind, size: number): number =>
  kind === 'csv' || kind === 'xml' ? Math.min(size, beginning) : size;

const beginning = 64 * 1024;

export type FileProblem = 'import_too_large' | 'import_file_invalid';

export type RefusedFile = { readonly name: string; readonly code: FileProblem };

export const problemOfFile = ({ size }: { readonly size: number }): FileProblem | null => {
  if (size === 0) return 'import_file_invalid';
  return size > importLimit ? 'import_too_large' : null;
};
