// Pure: what a chosen file is, by its name and size.
import { importLimit } from '@ohmstead/contract';

export type FileKind = 'csv' | 'greenButton';

export const mediaTypes: Record<FileKind, string> = { csv: 'text/csv', greenButton: 'application/xml' };

export const kindOfFile = (name: string): FileKind => (/\.xml$/i.test(name) ? 'greenButton' : 'csv');

export type FileProblem = 'import_too_large' | 'import_file_invalid';

export const problemOfFile = ({ size }: { readonly size: number }): FileProblem | null => {
  if (size === 0) return 'import_file_invalid';
  return size > importLimit ? 'import_too_large' : null;
};
