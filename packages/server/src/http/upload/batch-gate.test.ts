import { describe, expect, it } from 'vitest';
import { openBatchGate } from './batch-gate.ts';

/** All of it is received. */
const whole = { speed: () => null, cut: () => {} };

describe('batch door', () => {
  it('lets so many of one address in, and another when one has left', () => {
    const door = openBatchGate({ ofAddress: 2, inAll: 10, unwrittenLines: 10 });
    const first = door.enter('a', whole);
    expect([door.enter('a', whole) !== null, door.enter('a', whole)]).toEqual([true, null]);
    expect(door.enter('b', whole)).not.toBeNull();
    first?.leave();
    first?.leave();
    expect([door.enter('a', whole) !== null, door.enter('a', whole)]).toEqual([true, null]);
  });

  it('lets so many in at all', () => {
    const door = openBatchGate({ ofAddress: 2, inAll: 3, unwrittenLines: 10 });
    const visits = ['a', 'b', 'c', 'd'].map((address) => door.enter(address, whole));
    expect(visits.map((visit) => visit !== null)).toEqual([true, true, true, false]);
  });

  it('takes an address’s batches in turn and nobody else’s', async () => {
    const door = openBatchGate({ ofAddress: 2, inAll: 10, unwrittenLines: 10 });
    const done: string[] = [];
    let finish = (): void => undefined;
    const slow = door.enter('a', whole)?.inTurn(async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      done.push('slow');
    });
    const next = door.enter('a', whole)?.inTurn(async () => done.push('next'));
    await door.enter('b', whole)?.inTurn(async () => done.push('other'));
    finish();
    await Promise.all([slow, next]);
    expect(done).toEqual(['other', 'slow', 'next']);
  });
});
