// Pure: the newest earlier import that covers the same time as a file.
import type { ImportItem, ImportOutcome } from '@ohmstead/contract';

type Span = Pick<ImportOutcome, 'from' | 'to'>;

export const coveringImport = (file: Span, imports: readonly ImportItem[]): ImportItem | null =>
  imports.find(({ state, readings, ...span }) => state !== 'undone' && readings > 0 && overlap(file, span)) ??
  null;

const overlap = (one: Span, other: Span): boolean => {
  if (one.from === null || one.to === null || other.from === null || other.to === null) return false;
  return Date.parse(one.from) <= Date.parse(other.to) && Date.parse(other.from) <= Date.parse(one.to);
};
