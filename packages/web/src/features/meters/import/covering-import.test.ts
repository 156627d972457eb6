import type { ImportItem } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { coveringImport } from './covering-import.ts';

const year: ImportItem = {
  id: 1,
  state: 'done',
  format: 'csv',
  createdAt: '2026-01-02T00:00:00Z',
  rows: 10,
  readings: 10,
  duplicates: 0,
  refusedRows: 0,
  from: '2025-01-01T00:00:00Z',
  to: '2025-12-31T23:45:00Z',
};
const may = { from: '2025-05-01T00:00:00Z', to: '2025-06-01T00:00:00Z' };

describe('coveringImport', () => {
  it('finds an earlier import of the same days', () => {
    expect(coveringImport(may, [year])).toBe(year);
  });

  it.each([
    ['was undone', { ...year, state: 'undone' as const }],
    ['brought nothing', { ...year, readings: 0 }],
    ['is of another time', { ...year, from: '2025-06-01T00:15:00Z' }],
    ['has no time', { ...year, from: null, to: null }],
  ])('finds none that %s', (_, item) => {
    expect(coveringImport(may, [item])).toBeNull();
  });
});
