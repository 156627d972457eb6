import type { ImportMapping } from '@ohmstead/contract';
import { hasNames, type Layout, settled } from './layout.ts';

type Value = ImportMapping['values'][number];

const counters: readonly (readonly [string, Value['quantity']])[] = [
  ['import t1 kwh', 'importKwh'],
  ['import t2 kwh', 'importKwh'],
  ['export t1 kwh', 'exportKwh'],
  ['export t2 kwh', 'exportKwh'],
];

/** What a P1 port says: HomeWizard writes the counts of both tariffs, DSMR-reader the kWh of each hour. */
export const dutchP1: Layout = {
  name: 'dutchP1',
  matches: (table) =>
    hasNames(table, ['time', 'import t1 kwh', 'export t1 kwh']) ||
    table.header.some((name) => name.startsWith('Electricity 1 (Dutch')),
  settle: (recognised, { header }) => {
    const names = header.map((name) => name.trim().toLowerCase());
    const values = counters.flatMap(([name, quantity]): Value[] => {
      const column = names.indexOf(name);
      return column === -1 ? [] : [{ column, quantity, unit: 'kWh' }];
    });
    const answered = ['unit', 'kind', 'stamp', 'direction'] as const;
    if (values.length === 0) return settled(recognised, {}, [...answered]);
    const { interval: _, ...mapping } = recognised.mapping;
    return settled({ ...recognised, mapping }, { values }, [...answered]);
  },
};
