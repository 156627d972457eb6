// What stands above a table, or in every row of it, and holds for all its values.
import type { Column } from './column.ts';
import { distinctOf } from './column.ts';
import type { Facts } from './judge-values.ts';
import { says } from './says.ts';
import type { Table } from './table.ts';

/** Longer texts are disclaimers. */
const longest = 60;

export const contextOf = ({ preamble }: Table, texts: readonly Column[]): Facts['context'] => {
  const said = [...preamble.flat(), ...texts.flatMap(onlyText)].filter((text) => text.length <= longest);
  const isSaid = (concept: Parameters<typeof says>[1]): boolean => said.some((text) => says(text, concept));
  const isImport = isSaid('import');
  const isExport = isSaid('export');
  return {
    direction: isImport === isExport ? null : isImport ? 'import' : 'export',
    kind: isSaid('interval') && !isSaid('count') ? 'interval' : null,
  };
};

/** Names of meters may say anything. */
const onlyText = (column: Column): readonly string[] => {
  if (says(column.name, 'meter')) return [];
  const texts = distinctOf(column);
  return texts.length === 1 ? texts : [];
};
