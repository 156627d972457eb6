// Files of Belgium and the Netherlands.
import type { LayoutFile } from './layout-file.ts';

export const lowCountries: readonly LayoutFile[] = [
  {
    name: 'fluvius',
    file: 'fluvius.csv',
    layout: null,
    kind: 'intervals',
    zone: 'Europe/Brussels',
    count: 88,
    first: '2023-10-28T19:00:00Z',
    last: '2023-11-01T01:00:00Z',
    months: {
      '2023-10': { importKwh: 4.545, exportKwh: 2.125 },
      '2023-11': { importKwh: 0.345, exportKwh: 0 },
    },
    open: ['zone'],
    answers: {},
  },
  {
    name: 'engie',
    file: 'engie.csv',
    layout: null,
    kind: 'intervals',
    zone: 'Europe/Amsterdam',
    count: 33,
    first: '2024-10-26T18:00:00Z',
    last: '2024-11-01T03:00:00Z',
    months: {
      '2024-10': { importKwh: 8.125, exportKwh: 6.64 },
      '2024-11': { importKwh: 0.854, exportKwh: 0 },
    },
    open: ['stamp', 'unit', 'meter'],
    answers: { stamp: 'start', unit: 'kWh', meter: { column: 3, text: 'Elektriciteit' } },
  },
  {
    name: 'energie-manager-online',
    file: 'energie-manager-online.csv',
    layout: null,
    kind: 'intervals',
    zone: 'Europe/Amsterdam',
    count: 92,
    first: '2016-09-30T22:00:00Z',
    last: '2016-12-31T23:00:00Z',
    months: {
      '2016-10': { importKwh: 595.465, exportKwh: 72.155 },
      '2016-11': { importKwh: 629.766, exportKwh: 74.944 },
      '2016-12': { importKwh: 613.361, exportKwh: 74.897 },
    },
    open: ['zone', 'unit'],
    answers: { unit: 'kWh', stamp: 'start' },
  },
];
