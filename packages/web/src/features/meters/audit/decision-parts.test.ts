import { describe, expect, it } from 'vitest';
import { auditRow } from './audit-row.ts';
import { buildAuditItem } from './build-for-test.ts';
import { decisionParts } from './decision-parts.ts';

const decided = (id: number, verdict: 'book' | 'skip' | 'undo', minute: number) => ({
  id,
  verdict,
  by: 'ada',
  decidedAt: `2026-11-21T10:0${minute}:00.000Z`,
});
type Decided = ReturnType<typeof decided>;

const row = (register: number, decision: Decided | null, history: Decided[]) =>
  auditRow(buildAuditItem({ register, decision, history }));

describe('what was decided about several counters', () => {
  it('at once is one part, whose history is told once', () => {
    const rows = [7, 8].map((id, register) =>
      row(register, decided(id, 'book', 1), [decided(id, 'book', 1)]),
    );
    const [first, ...others] = rows;
    const parts = first ? decisionParts([first, ...others]) : [];
    expect(parts.map((part) => [part.rows, part.decision?.id])).toEqual([[rows, 7]]);
    expect(parts[0]?.history).toEqual([
      { decision: decided(7, 'book', 1), items: rows.map(({ item }) => item) },
    ]);
  });

  it('separately stands separately', () => {
    const [book, skip] = [decided(7, 'book', 1), decided(8, 'skip', 2)];
    const parts = decisionParts([
      row(0, null, []),
      row(2, book, [book]),
      row(4, skip, [skip]),
      row(6, null, []),
    ]);
    expect(parts.map(({ rows, decision }) => [rows.map(({ item }) => item.register), decision?.id])).toEqual([
      [[0, 6], undefined],
      [[2], 7],
      [[4], 8],
    ]);
  });

  it('is one part again once it was taken back, with what was decided of each, oldest first', () => {
    const [book, undo] = [decided(7, 'book', 1), decided(8, 'undo', 2)];
    const untouched = row(0, null, []);
    const undone = row(2, null, [book, undo]);
    const [part, ...others] = decisionParts([untouched, undone]);
    expect(others).toEqual([]);
    expect(part?.history).toEqual([
      { decision: book, items: [undone.item] },
      { decision: undo, items: [undone.item] },
    ]);
  });
});
