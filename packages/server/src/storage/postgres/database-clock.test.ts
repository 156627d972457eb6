import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDatabaseClock } from './database-clock.ts';

/** A database whose clock is ahead, at the end of a line that takes its time. */
const databaseAhead = (aheadMicros: number) => {
  let monotonicMicros = 5_000_000;
  const set = { aheadMicros };
  const clock = openDatabaseClock(() => monotonicMicros);
  const pass = (micros: number): void => {
    monotonicMicros += micros;
  };
  const ask = (toMicros: number, backMicros: number) =>
    clock.ask({
      query: async () => {
        pass(toMicros);
        const rows = [{ micros: monotonicMicros + set.aheadMicros }];
        pass(backMicros);
        return { rows };
      },
    } as never);
  return { clock, ask, pass, set, errorMicros: () => clock.nowMicros() - monotonicMicros - set.aheadMicros };
};

const way = fc.integer({ min: 0, max: 400_000 });

describe('the database’s clock', () => {
  it('is known to half of the quickest answer’s way', async () => {
    const asked = fc.asyncProperty(
      fc.integer({ min: 0, max: 1e15 }),
      fc.array(fc.tuple(way, way), { minLength: 1, maxLength: 15 }),
      async (ahead, ways) => {
        const { ask, pass, errorMicros } = databaseAhead(ahead);
        for (const [to, back] of ways) {
          await ask(to, back);
          pass(2_000_000);
        }
        const quickest = Math.min(...ways.map(([to, back]) => to + back));
        expect(Math.abs(errorMicros())).toBeLessThanOrEqual(quickest / 2 + 1);
      },
    );
    await fc.assert(asked);
  });

  it('is followed at once where it is set', async () => {
    const { ask, set, errorMicros } = databaseAhead(1e15);
    await ask(100, 100);
    set.aheadMicros -= 5_000_000;
    await ask(20_000, 20_000);
    expect(Math.abs(errorMicros())).toBeLessThanOrEqual(20_000);
  });
});
