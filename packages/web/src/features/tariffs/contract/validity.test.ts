import { describe, expect, it } from 'vitest';
import { buildVersion } from './build-for-test.ts';
import { gapAfter, newestFirst, standingOf, type Version } from './validity.ts';

// A copy of the read-only lists of a version, which the answer's type has writable.
const held = (validFrom: string, heldUntil: string | null): Version =>
  structuredClone({ ...buildVersion({ validFrom }), heldUntil }) as Version;

const first = held('2024-01-01', '2025-01-01');
const second = held('2025-03-01', '2026-01-01');
const third = held('2026-01-01', null);
const all = [first, second, third];

describe('standingOf', () => {
  it.each([
    ['2024-12-31', ['now', 'later', 'later']],
    ['2025-01-01', ['past', 'later', 'later']],
    ['2026-01-01', ['past', 'past', 'now']],
  ])('on %s', (today, standings) => {
    expect(all.map((version) => standingOf(version, today))).toEqual(standings);
  });
});

describe('gapAfter', () => {
  it('is the days on which no version holds', () => {
    expect(gapAfter(first, all)).toEqual({ from: '2025-01-01', to: '2025-03-01' });
    expect(gapAfter(second, all)).toBeNull();
    expect(gapAfter(third, all)).toBeNull();
  });
});

describe('newestFirst', () => {
  it('goes back in time', () => {
    expect(newestFirst(all)).toEqual([third, second, first]);
  });
});
