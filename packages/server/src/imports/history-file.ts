// What kind of file it is: NEM12 says so in its first line, whatever type it was sent as.
import type { ImportMapping } from '@ohmstead/contract';
import type { HistoryFile } from './history-messages.ts';
import type { ImportFormat } from './import-store.ts';
import { usualMapping } from './usual-mapping.ts';

export const holdsOf = (file: HistoryFile): 'readings' | 'intervals' =>
  file.format === 'csv' && file.mapping.interval === undefined ? 'readings' : 'intervals';

type Given = { readonly format: ImportFormat; readonly mapping: ImportMapping | null };

/** Null where nothing says what the columns are. */
export const historyFile = ({ format, mapping }: Given, firstLine: string): HistoryFile | null => {
  const meter = mapping?.only?.text ?? null;
  if (format === 'greenButton') return { format, meter };
  if (/^"?100"?,"?NEM12"?/i.test(firstLine)) return { format: 'nem12', meter };
  const columns = mapping ?? usualMapping(firstLine.split(','));
  return columns && { format: 'csv', mapping: columns };
};
