import { describe, expect, it } from 'vitest';
import { refuse, refuseField } from '../../errors/outcome.ts';
import { AppError } from './app-error.ts';
import { requireDone } from './require-done.ts';

const errorOf = (outcome: unknown): unknown => {
  try {
    return requireDone(outcome);
  } catch (error) {
    return error;
  }
};

describe('an outcome', () => {
  it.each([null, 0, 'text', [], { kind: 'saved' }])('is passed on when it is a result: %j', (result) => {
    expect(requireDone(result)).toBe(result);
  });

  it('becomes an error of its code and detail when it is a refusal', () => {
    const refusals = [refuse('wrong_id'), refuse('quota_sites', { count: 5 })];
    expect(refusals.map(errorOf)).toEqual([
      new AppError('wrong_id'),
      new AppError('quota_sites', { count: 5 }),
    ]);
    const thrown = errorOf(refuseField('date', 'date_invalid'));
    expect(thrown).toMatchObject({
      code: 'validation',
      detail: { fields: [{ field: 'date', code: 'date_invalid' }] },
    });
  });
});
