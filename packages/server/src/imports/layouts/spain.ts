import { hasNames, type Layout, settled } from './layout.ts';

/** Datadis and the distributors' hourly curves: an hour is named by its end and counted, 25 of them in October. */
export const datadis: Layout = {
  name: 'datadis',
  matches: (table) => hasNames(table, ['cups', 'date', 'time']) || hasNames(table, ['cups', 'fecha', 'hora']),
  settle: (recognised) => {
    const { time } = recognised.mapping;
    const interval = { stamp: 'end' as const, seconds: 3600 };
    return settled(recognised, { time: { ...time, isCounted: true }, interval }, [
      'stamp',
      'kind',
      'direction',
    ]);
  },
};
