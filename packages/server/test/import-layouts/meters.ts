// Files that meters and their programs give.
import type { LayoutFile } from './layout-file.ts';

export const meters: readonly LayoutFile[] = [
  {
    name: 'homewizard-p1',
    file: 'homewizard-p1.csv',
    layout: 'dutchP1',
    kind: 'readings',
    zone: 'Europe/Amsterdam',
    count: 121,
    first: '2025-10-31T05:00:00Z',
    last: '2025-11-01T11:00:00Z',
    months: {
      '2025-10': { importKwh: 5.728, exportKwh: 5.905 },
      '2025-11': { importKwh: 2.609, exportKwh: 2.362 },
    },
    open: ['zone'],
    answers: {},
  },
  {
    name: 'dsmr-reader',
    file: 'dsmr-reader.csv',
    layout: 'dutchP1',
    kind: 'intervals',
    zone: 'Europe/Amsterdam',
    count: 129,
    first: '2024-10-26T18:00:00Z',
    last: '2024-11-01T03:00:00Z',
    months: {
      '2024-10': { importKwh: 35.49, exportKwh: 28.4 },
      '2024-11': { importKwh: 0.854, exportKwh: 0 },
    },
    open: [],
    answers: {},
  },
  {
    name: 'shelly-3em',
    file: 'shelly-3em.csv',
    layout: 'shelly',
    kind: 'intervals',
    zone: 'Europe/Berlin',
    count: 84,
    first: '2025-03-31T12:00:00Z',
    last: '2025-04-01T02:00:00Z',
    months: {
      '2025-03': { importKwh: 3.828, exportKwh: 1.239 },
      '2025-04': { importKwh: 0.708, exportKwh: 0 },
    },
    open: ['stamp'],
    answers: { stamp: 'start' },
  },
  {
    name: 'shelly-pro-3em',
    file: 'shelly-pro-3em.csv',
    layout: 'shelly',
    kind: 'intervals',
    zone: 'Europe/Berlin',
    count: 120,
    first: '2025-10-31T22:00:00Z',
    last: '2025-11-01T00:00:00Z',
    months: {
      '2025-10': { importKwh: 1.14867, exportKwh: 0.12233 },
      '2025-11': { importKwh: 1.18287, exportKwh: 0.12273 },
    },
    open: [],
    answers: {},
  },
];
