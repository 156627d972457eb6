import { describe, expect, it } from 'vitest';
import { refuse } from '../../errors/outcome.ts';
import { holdAnswers } from './hold-answers.ts';

describe('holdAnswers', () => {
  it('asks once for everybody within five seconds, and then again', async () => {
    const hold = holdAnswers();
    let count = 0;
    const ask = async () => ++count;
    expect(await Promise.all([hold('a', 0, ask), hold('a', 4_999, ask)])).toEqual([1, 1]);
    expect(await hold('a', 5_000, ask)).toBe(2);
    expect(await hold('b', 5_000, ask)).toBe(3);
  });

  it('does not hold a failure', async () => {
    const hold = holdAnswers();
    await expect(hold('a', 0, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await hold('a', 1, async () => 'back')).toBe('back');
  });

  it('does not hold a refusal', async () => {
    const hold = holdAnswers();
    const refusal = refuse('wrong_id');
    expect(await hold<unknown>('a', 0, async () => refusal)).toBe(refusal);
    expect(await hold<unknown>('a', 1, async () => 'found')).toBe('found');
  });

  it('holds for those who ask meanwhile, but no longer, what may not be held', async () => {
    const hold = holdAnswers();
    const isWhole = (answer: string) => answer === 'whole';
    const part = async () => 'part';
    expect(await Promise.all([hold('a', 0, part, isWhole), hold('a', 1, part, isWhole)])).toEqual([
      'part',
      'part',
    ]);
    expect(await hold('a', 2, async () => 'whole', isWhole)).toBe('whole');
    expect(await hold('a', 3, part, isWhole)).toBe('whole');
  });
});
