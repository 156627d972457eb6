import { describe, expect, it } from 'vitest';
import { seriesAfter } from './use-reading.ts';

describe('seriesAfter', () => {
  const shown = ['import', 'yield'];

  it.each([
    [null, 1, 'import'],
    ['import', 1, 'yield'],
    ['yield', 1, null],
    [null, -1, 'yield'],
    ['import', -1, null],
  ] as const)('from %s by %d is %s', (chosen, by, next) => {
    expect(seriesAfter(shown, chosen, by)).toBe(next);
  });
});
