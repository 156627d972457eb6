// Odd but honest files that nobody has written yet.
import type { LayoutFile } from './layout-file.ts';

export const madeUp: readonly LayoutFile[] = [
  {
    name: 'polish-cooperative',
    file: 'made-up/polish-cooperative.csv',
    layout: null,
    kind: 'intervals',
    zone: 'Europe/Warsaw',
    count: 95,
    first: '2025-03-28T23:00:00Z',
    last: '2025-04-01T22:00:00Z',
    months: {
      '2025-03': { importKwh: 60.882, exportKwh: 18.1 },
      '2025-04': { importKwh: 21.096, exportKwh: 6.18 },
    },
    open: ['zone'],
    answers: { stamp: 'start' },
  },
  {
    name: 'thai-cooperative',
    file: 'made-up/thai-cooperative.csv',
    layout: null,
    kind: 'intervals',
    zone: 'Asia/Bangkok',
    count: 72,
    first: '2025-01-31T17:00:00Z',
    last: '2025-02-03T17:00:00Z',
    months: { '2025-02': { importKwh: 20.581, exportKwh: 0 } },
    open: ['zone', 'stamp', 'dateOrder'],
    answers: { stamp: 'end', kind: 'intervals', dateOrder: 'dayFirst' },
  },
  {
    name: 'chatham-islands',
    file: 'made-up/chatham-islands.csv',
    layout: null,
    kind: 'intervals',
    zone: 'Pacific/Chatham',
    count: 36,
    first: '2025-10-30T22:15:00Z',
    last: '2025-10-31T16:15:00Z',
    months: {
      '2025-10': { importKwh: 49.049, exportKwh: 37.726 },
      '2025-11': { importKwh: 15.626, exportKwh: 0 },
    },
    open: ['meter'],
    answers: { meter: { column: 0, text: 'RP-0001' }, stamp: 'start' },
  },
];
