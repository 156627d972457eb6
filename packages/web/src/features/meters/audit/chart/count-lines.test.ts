import { describe, expect, it } from 'vitest';
import { countLines, nearestPoint } from './count-lines.ts';

const at = (minute: number) => new Date(Date.parse('2026-11-20T12:00:00Z') + minute * 60_000).toISOString();
const ms = (minute: number) => Date.parse(at(minute));
const point = (minute: number, shownKwh: number | null, countedKwh: number | null) => ({
  at: at(minute),
  shownKwh,
  countedKwh,
});

describe('countLines', () => {
  it('part at the step, on the scale of the meter', () => {
    const lines = countLines([point(0, 100, 0), point(5, 101, 1), point(10, 0, 1), point(20, 1, 2)], {
      sinceMs: ms(5),
      atMs: ms(10),
    });
    expect(lines).toMatchObject({ lowestKwh: 0, highestKwh: 102, step: { fromX: 25, toX: 50 } });
    expect(lines?.shown).toBe('M0 4.84L25 3.92L50 97L100 96.08');
    expect(lines?.counted).toBe('M0 4.84L25 3.92L50 3.92L100 3');
  });

  it('name the place of each point, by which the nearest is read', () => {
    const lines = countLines([point(0, 1, 0), point(2, 2, 1), point(10, 3, 2)], {
      sinceMs: null,
      atMs: ms(10),
    });
    expect(lines?.xs).toEqual([0, 20, 100]);
    expect([0, 9, 11, 59, 61, 100].map((at) => nearestPoint(lines?.xs ?? [], at))).toEqual([
      0, 0, 1, 1, 2, 2,
    ]);
  });

  it('leave a gap where a count is not known', () => {
    const lines = countLines([point(0, 10, 0), point(5, null, null), point(10, 12, 2)], {
      sinceMs: null,
      atMs: ms(10),
    });
    expect(lines?.shown).toBe('M0 97M100 3');
    expect(lines?.step).toEqual({ fromX: 100, toX: 100 });
  });

  it('stay in the box when the step began before them', () => {
    const lines = countLines([point(0, 10, 0), point(10, 12, 2)], { sinceMs: ms(-60), atMs: ms(99) });
    expect(lines?.step).toEqual({ fromX: 0, toX: 100 });
  });

  it.each([[[]], [[point(0, 10, 0)]], [[point(0, null, 0), point(5, null, 1)]]])(
    'are none of %j',
    (points) => {
      expect(countLines(points, { sinceMs: null, atMs: ms(0) })).toBeNull();
    },
  );
});
