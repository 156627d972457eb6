import { asRecognised, hasNames, type Layout, settled } from './layout.ts';

/** Enedis: the mean power of each interval. A time that stands alone is its end. */
export const enedis: Layout = {
  name: 'enedis',
  matches: (table) =>
    hasNames(table, ['horodate', 'valeur']) ||
    (hasNames(table, ['début', 'fin']) && table.header.some((name) => /^valeur/i.test(name))),
  settle: (recognised, table) => {
    if (!hasNames(table, ['horodate'])) return asRecognised(recognised);
    const interval = { ...recognised.mapping.interval, stamp: 'end' as const };
    return settled(recognised, { interval }, ['stamp', 'kind']);
  },
};

const powerColumn = 2;

/** The household near Paris that the University of California publishes: kW as means of minutes. */
export const uciHousehold: Layout = {
  name: 'uciHousehold',
  matches: (table) => hasNames(table, ['date', 'time', 'global_active_power', 'global_reactive_power']),
  settle: ({ mapping }) => ({
    mapping: {
      ...mapping,
      decimal: '.',
      time: { ...mapping.time, format: 'dd/MM/yyyy HH:mm' },
      interval: { stamp: 'start', seconds: 60 },
      values: [{ column: powerColumn, quantity: 'intervalImportKwh', unit: 'kW' }],
    },
    open: ['zone', 'stamp'],
    meters: [],
  }),
};
