// NEM12 of Australia's market: records that say themselves what they are.
import type { ImportPreview } from '@ohmstead/contract';
import { cellsOf } from '../recognition/cells-of-line.ts';

const shownRows = 20;
const meterColumn = 1;

/** Null for another file. */
export const nem12Preview = (text: string): ImportPreview | null => {
  if (!/^(?:100,NEM12\b|200,\w{10},)/i.test(text)) return null;
  const rows = text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => cellsOf(line, ','));
  const meters = new Set(rows.flatMap((row) => (row[0] === '200' ? (row[meterColumn] ?? []) : [])));
  const isOfSeveral = meters.size > 1;
  return {
    layout: 'nem12',
    delimiter: ',',
    mapping: null,
    open: isOfSeveral ? ['meter'] : [],
    meters: isOfSeveral ? [...meters].map((meter) => ({ column: meterColumn, text: meter })) : [],
    header: [],
    rows: rows.slice(0, shownRows),
  };
};
