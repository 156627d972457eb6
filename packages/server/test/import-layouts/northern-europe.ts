// Files of the British Isles and Denmark.
import type { LayoutFile } from './layout-file.ts';

export const northernEurope: readonly LayoutFile[] = [
  {
    name: 'octopus-energy',
    file: 'octopus-energy.csv',
    layout: 'ukHalfHourly',
    kind: 'intervals',
    zone: 'Europe/London',
    count: 298,
    first: '2025-10-25T21:00:00Z',
    last: '2025-11-01T02:00:00Z',
    months: { '2025-10': { importKwh: 41.404, exportKwh: 0 }, '2025-11': { importKwh: 0.282, exportKwh: 0 } },
    open: [],
    answers: {},
  },
  {
    name: 'esb-networks',
    file: 'esb-networks.csv',
    layout: null,
    kind: 'intervals',
    zone: 'Europe/Dublin',
    count: 36,
    first: '2025-10-31T12:00:00Z',
    last: '2025-11-01T06:00:00Z',
    months: {
      '2025-10': { importKwh: 4.247, exportKwh: 3.795 },
      '2025-11': { importKwh: 1.05, exportKwh: 0 },
    },
    open: ['zone'],
    answers: {},
  },
  {
    name: 'eloverblik',
    file: 'eloverblik.csv',
    layout: null,
    kind: 'intervals',
    zone: 'Europe/Copenhagen',
    count: 48,
    first: '2025-10-30T23:00:00Z',
    last: '2025-11-01T23:00:00Z',
    months: { '2025-10': { importKwh: 6.583, exportKwh: 0 }, '2025-11': { importKwh: 6.86, exportKwh: 0 } },
    open: ['zone', 'direction'],
    answers: { direction: 'import', stamp: 'start' },
  },
];
