// What our own exports are: readings, and the energy of intervals.
import { usualMapping } from '../usual-mapping.ts';
import { hasNames, type Layout } from './layout.ts';

export const ohmstead: Layout = {
  name: 'ohmstead',
  matches: (table) =>
    table.delimiter === ',' && (usualMapping(table.header) !== null || isOfIntervals(table)),
  settle: ({ mapping }, { header }) => ({
    mapping: usualMapping(header) ?? {
      ...mapping,
      decimal: '.',
      headerLines: 1,
      time: { column: header.indexOf('from'), format: 'iso' },
      interval: {
        stamp: 'start',
        endColumn: header.indexOf('to'),
        ...(header.includes('estimated') ? { estimatedColumn: header.indexOf('estimated') } : {}),
      },
      values: [
        { column: header.indexOf('import_kwh'), quantity: 'intervalImportKwh', unit: 'kWh' },
        { column: header.indexOf('export_kwh'), quantity: 'intervalExportKwh', unit: 'kWh' },
      ],
    },
    open: [],
    meters: [],
  }),
};

const isOfIntervals: Layout['matches'] = (table) =>
  hasNames(table, ['from', 'to', 'import_kwh', 'export_kwh']);
