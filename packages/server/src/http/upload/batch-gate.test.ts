import { describe, expect, it } from 'vitest';
import { openBatchGate } from './batch-gate.ts';

/** All of it is received. */
const whole = { speed: () => null, cut: () => {} };

describe('batch gate', () => {
  it('lets so many of one address in, and another when one has left', () => {
    const gate = openBatchGate({ ofAddress: 2, inAll: 10, unwrittenLines: 10 });
    const first = gate.enter('a', whole);
    expect([gate.enter('a', whole) !== null, gate.enter('a', whole)]).toEqual([true, null]);
    expect(gate.enter('b', whole)).not.toBeNull();
    first?.leave();
    first?.leave();
    expect([gate.enter('a', whole) !== null, gate.enter('a', whole)]).toEqual([true, null]);
  });

  it('lets so many in at all', () => {
    const gate = openBatchGate({ ofAddress: 2, inAll: 3, unwrittenLines: 10 });
    const visits = ['a', 'b', 'c', 'd'].map((address) => gate.enter(address, whole));
    expect(visits.map((visit) => visit !== null)).toEqual([true, true, true, false]);
  });

  it('takes an address’s batches in turn and nobody else’s', async () => {
    const gate = openBatchGate({ ofAddress: 2, inAll: 10, unwrittenLines: 10 });
    const done: string[] = [];
    let finish = (): void => undefined;
    const slow = gate.enter('a', whole)?.inTurn(async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      done.push('slow');
    });
    const next = gate.enter('a', whole)?.inTurn(async () => done.push('next'));
    await gate.enter('b', whole)?.inTurn(async () => done.push('other'));
    finish();
    await Promise.all([slow, next]);
    expect(done).toEqual(['other', 'slow', 'next']);
  });
});
