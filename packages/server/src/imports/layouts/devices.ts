import type { ImportMapping } from '@ohmstead/contract';
import { hasNames, type Layout, settled, withOpen } from './layout.ts';

type Value = ImportMapping['values'][number];

const phases = ['a', 'b', 'c'] as const;
const minute = 60;

/** Shelly meters: Wh of ten minutes of one phase, or of each minute of three. */
export const shelly: Layout = {
  name: 'shelly',
  matches: (table) => isOfMinutes(table.header) || isOfTenMinutes(table.header),
  settle: (recognised, { header }) => {
    if (!isOfMinutes(header)) return settled(recognised, {}, ['kind', 'direction', 'unit']);
    const { mapping } = recognised;
    return {
      mapping: {
        ...mapping,
        decimal: '.',
        time: { column: header.indexOf('timestamp'), format: 'unixSeconds' },
        interval: { stamp: 'start', seconds: minute },
        values: phases.flatMap((phase) => valuesOf(header, phase)),
      },
      open: [],
      meters: [],
    };
  },
};

const isOfMinutes = (header: readonly string[]): boolean =>
  header.includes('timestamp') && header.includes('a_total_act_energy');

const isOfTenMinutes = (header: readonly string[]): boolean =>
  header[0] === 'Date/time UTC' && header.some((name) => name.startsWith('Active energy Wh'));

const valuesOf = (header: readonly string[], phase: string): Value[] =>
  (
    [
      [`${phase}_total_act_energy`, 'intervalImportKwh'],
      [`${phase}_total_act_ret_energy`, 'intervalExportKwh'],
    ] as const
  ).flatMap(([name, quantity]) => {
    const column = header.indexOf(name);
    return column === -1 ? [] : [{ column, quantity, unit: 'Wh' as const }];
  });

/** Home Assistant: the history of entities, of which only their owner knows what they are; and its energy dashboard. */
export const homeAssistant: Layout = {
  name: 'homeAssistant',
  matches: (table) =>
    hasNames(table, ['entity_id', 'state', 'last_changed']) || hasNames(table, ['entity_id', 'type', 'unit']),
  settle: (recognised, table) => {
    if (hasNames(table, ['state'])) return withOpen(recognised, 'direction');
    // A row is an entity and a column an hour: no mapping can say that.
    const { zone: _, ...time } = recognised.mapping.time;
    return {
      mapping: { ...recognised.mapping, time: { ...time, format: 'iso' } },
      open: ['columns'],
      meters: [],
    };
  },
};
