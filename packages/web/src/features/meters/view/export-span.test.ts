import { describe, expect, it } from 'vitest';
import { exportQuery } from './export-span.ts';

describe('exportQuery', () => {
  it.each([
    ['', '', {}],
    ['2026-06-01', '2026-06-30', { starttime: '2026-06-01', endtime: '2026-07-01' }],
    ['2026-06-01', '2026-06-01', { starttime: '2026-06-01', endtime: '2026-06-02' }],
    ['2026-06-01', '', { starttime: '2026-06-01' }],
    ['2026-06-02', '2026-06-01', null],
    ['2026-02-30', '', null],
  ])('from %j to %j is %j', (from, to, query) => {
    expect(exportQuery({ from, to })).toEqual(query);
  });
});
