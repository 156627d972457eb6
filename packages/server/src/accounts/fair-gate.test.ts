import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGate, GateFull } from './fair-gate.ts';

/** Asks one after another without waiting; answers in which order the work was done, and how much at once. */
const run = async (limits: Parameters<typeof createGate>[0], clients: readonly string[]) => {
  const gate = createGate(limits);
  const done: string[] = [];
  let running = 0;
  let most = 0;
  const work = (client: string) => async () => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
    done.push(client);
  };
  const passing = clients.map((client) => gate.pass(client, work(client)).then(() => 'done', String));
  const outcomes = await Promise.all(passing);
  return { done, most, refused: outcomes.filter((outcome) => outcome !== 'done').length, running };
};

describe('a fair gate', () => {
  it('serves those who wait in rotation', async () => {
    const limits = { atOnce: 1, waiting: 10, waitingOfOne: 10 };
    const { done } = await run(limits, ['a', 'a', 'a', 'a', 'b', 'b', 'c']);
    expect(done.join('')).toBe('aabcaba');
  });

  it('refuses one who has too many waiting, and no other', async () => {
    const { done, refused } = await run({ atOnce: 1, waiting: 10, waitingOfOne: 2 }, [
      'a',
      'a',
      'a',
      'a',
      'b',
    ]);
    expect(refused).toBe(1);
    expect(done).toContain('b');
  });

  it('goes on after work that failed', async () => {
    const gate = createGate({ atOnce: 1, waiting: 1, waitingOfOne: 1 });
    const failing = gate.pass('a', () => Promise.reject(new Error('bad')));
    const waiting = gate.pass('b', async () => 'done');
    await expect(gate.pass('c', async () => 'done')).rejects.toBeInstanceOf(GateFull);
    await expect(failing).rejects.toThrow('bad');
    expect(await waiting).toBe('done');
    expect(await gate.pass('c', async () => 'done')).toBe('done');
  });

  it('does everything once that it does not refuse, and never more at once than it may', async () => {
    const limits = fc.record({
      atOnce: fc.integer({ min: 1, max: 4 }),
      waiting: fc.nat(20),
      waitingOfOne: fc.nat(6),
    });
    await fc.assert(
      fc.asyncProperty(
        limits,
        fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 }),
        async (given, clients) => {
          const { done, most, refused, running } = await run(given, clients);
          expect(done.length + refused).toBe(clients.length);
          expect(done.length).toBeLessThanOrEqual(given.atOnce + given.waiting);
          expect(most).toBeLessThanOrEqual(given.atOnce);
          expect(running).toBe(0);
        },
      ),
    );
  });
});
