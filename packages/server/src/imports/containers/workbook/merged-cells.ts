// Which cells of a sheet's first rows are merged with others to their right. ECMA-376 part 1, 18.3.1.54: it is said after all
// rows, so that the whole sheet is looked through. Nothing of it is kept.
import { columnOf } from './column-of.ts';

export type MergedCells = {
  /** Counted from 1, as sheets do. */
  readonly row: number;
  readonly fromColumn: number;
  readonly toColumn: number;
};

const mergeTag = /<(?:\w+:)?mergeCell\s+ref="([A-Z]{1,3}\d{1,7}):([A-Z]{1,3}\d{1,7})"/g;
const longestTag = 100;
const mostMerged = 1000;

export const mergedCells = async (xml: AsyncIterable<Buffer>, lastRow: number): Promise<MergedCells[]> => {
  const found: MergedCells[] = [];
  let rest = '';
  for await (const piece of xml) {
    const text = rest + piece.toString('latin1');
    let end = 0;
    for (const match of text.matchAll(mergeTag)) {
      end = match.index + match[0].length;
      const merged = mergedOf(match[1] ?? '', match[2] ?? '');
      if (merged.row <= lastRow && merged.toColumn > merged.fromColumn && found.length < mostMerged)
        found.push(merged);
    }
    rest = text.slice(Math.max(end, text.length - longestTag));
  }
  return found;
};

const mergedOf = (first: string, last: string): MergedCells => ({
  row: Number(/\d+/.exec(first)?.[0]),
  fromColumn: columnOf(first),
  toColumn: columnOf(last),
});
