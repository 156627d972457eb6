import { describe, expect, it } from 'vitest';
import { buildDraft, buildMapping, buildPreview } from '../draft/build-for-test.ts';
import { columnGroups } from './column-groups.ts';

describe('columnGroups', () => {
  it('lists every column with its name and what stands in it', () => {
    expect(columnGroups(buildPreview(), buildDraft())[1]).toEqual({
      column: 1,
      columns: 1,
      name: 'Bezug [kWh]',
      cells: ['7000,25', '7000,50'],
    });
  });

  it('lists the intervals of a row that is a day as one', () => {
    const preview = buildPreview({
      mapping: buildMapping({
        values: [{ column: 1, quantity: 'intervalImportKwh', unit: 'kWh', columns: 4 }],
        interval: { stamp: 'start' },
      }),
      header: ['Day', '00:00', '06:00', '12:00', '18:00', 'Quality'],
      rows: [['2026-01-01', '1', '2', '3', '4', 'A']],
    });
    const groups = columnGroups(preview, buildDraft(preview));
    expect(groups.map(({ column, columns }) => [column, columns])).toEqual([
      [0, 1],
      [1, 4],
      [5, 1],
    ]);
    expect(groups[1]?.cells).toEqual(['1', '2', '3']);
  });
});
