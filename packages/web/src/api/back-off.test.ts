import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backOffMs } from './back-off.ts';

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('backOffMs', () => {
  it('stays between half a second and half a minute', () => {
    fc.assert(
      fc.property(fc.nat(1000), chance, (failures, random) => {
        expect(backOffMs(failures, random)).toBeGreaterThanOrEqual(500);
        expect(backOffMs(failures, random)).toBeLessThanOrEqual(30_000);
      }),
    );
  });

  it('never shortens with a further failure', () => {
    fc.assert(
      fc.property(fc.nat(100), chance, (failures, random) => {
        expect(backOffMs(failures + 1, random)).toBeGreaterThanOrEqual(backOffMs(failures, random));
      }),
    );
  });
});
