// What kind of file it is, by its first line, whatever type it was sent as.
import type { HistoryFile, HistoryOrder } from './history-messages.ts';
import { usualMapping } from './usual-mapping.ts';

export const holdsOf = (file: HistoryFile): 'readings' | 'intervals' =>
  file.format === 'csv' && file.mapping.interval === undefined ? 'readings' : 'intervals';

/** Null where nothing says what the columns are. */
export const historyFile = (
  { mapping, meter }: Pick<HistoryOrder, 'mapping' | 'meter'>,
  firstLine: string,
): HistoryFile | null => {
  if (/^\s*</.test(firstLine)) return { format: 'greenButton', meter };
  if (/^"?100"?,"?NEM12"?/i.test(firstLine)) return { format: 'nem12', meter };
  const columns = mapping ?? usualMapping(firstLine.split(','));
  return columns && { format: 'csv', mapping: columns };
};
