import { describe, expect, it } from 'vitest';
import { batchedLookup } from './batched-lookup.ts';

/** Look-ups of doubles that are answered by hand, and the keys each of them was asked for. */
const lookUpByHand = () => {
  const keysOfEach: (readonly number[])[] = [];
  const answers: (() => void)[] = [];
  const failures: ((error: Error) => void)[] = [];
  const lookUp = batchedLookup(
    (keys: readonly number[]) =>
      new Promise<number[]>((resolve, reject) => {
        keysOfEach.push(keys);
        answers.push(() => resolve(keys.map((key) => key * 2)));
        failures.push(reject);
      }),
  );
  return { keysOfEach, answers, failures, lookUp };
};

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('batchedLookup', () => {
  it('asks once for all keys of one turn', async () => {
    const { keysOfEach, answers, lookUp } = lookUpByHand();
    const results = Promise.all([lookUp(1), lookUp(2)]);
    await nextTurn();
    answers[0]?.();
    expect(await results).toEqual([2, 4]);
    expect(keysOfEach).toEqual([[1, 2]]);
  });

  it('asks once for all that comes while it waits for an answer', async () => {
    const { keysOfEach, answers, lookUp } = lookUpByHand();
    const first = lookUp(1);
    await nextTurn();
    const later = [lookUp(2)];
    await nextTurn();
    later.push(lookUp(3));
    await nextTurn();
    expect(keysOfEach).toEqual([[1]]);
    answers[0]?.();
    expect(await first).toBe(2);
    await nextTurn();
    answers[1]?.();
    expect(await Promise.all(later)).toEqual([4, 6]);
    expect(keysOfEach).toEqual([[1], [2, 3]]);
  });

  it('asks for a thousand keys at most at a time', async () => {
    const { keysOfEach, answers, lookUp } = lookUpByHand();
    const results = Promise.all(Array.from({ length: 1500 }, (_, key) => lookUp(key)));
    await nextTurn();
    answers[0]?.();
    await nextTurn();
    answers[1]?.();
    expect(await results).toHaveLength(1500);
    expect(keysOfEach.map((keys) => keys.length)).toEqual([1000, 500]);
  });

  it('goes on after a failure, which all who asked with it receive', async () => {
    const { answers, failures, lookUp } = lookUpByHand();
    const first = lookUp(1);
    await nextTurn();
    const second = lookUp(2);
    failures[0]?.(new Error('away'));
    await expect(first).rejects.toThrow('away');
    await nextTurn();
    answers[1]?.();
    expect(await second).toBe(4);
  });
});
