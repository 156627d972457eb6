import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { loggedError } from './log-error.ts';

const lengthOf = (error: unknown): number => JSON.stringify(loggedError(error)).length;

describe('an error in the log', () => {
  it('is what it says, without what hangs on it', () => {
    const client = new pg.Client();
    const error = Object.assign(new Error('Connection terminated'), {
      code: '57P01',
      client,
      pool: new pg.Pool(),
    });
    const { stack, ...logged } = loggedError(error);
    expect(logged).toEqual({ type: 'Error', message: 'Connection terminated', code: '57P01' });
    expect(stack).toContain('log-error.test.ts');
  });

  it('names its causes and what it is made of, a few of them', () => {
    const cause = new Error('the disk', { cause: 'dust' });
    const several = new AggregateError([new Error('one'), new Error('two')], 'both', { cause });
    expect(loggedError(several)).toMatchObject({
      message: 'both',
      cause: { message: 'the disk', cause: { type: 'string', message: 'dust' } },
      errors: [{ message: 'one' }, { message: 'two' }],
    });
    const many = new AggregateError(Array.from({ length: 1000 }, () => new Error('many')));
    expect(lengthOf(many)).toBeLessThan(20_000);
  });

  it('ends, whatever it is', () => {
    const own = new Error('its own cause');
    own.cause = own;
    expect(lengthOf(own)).toBeLessThan(20_000);
    expect(lengthOf(new Error('x'.repeat(1_000_000)))).toBeLessThan(20_000);
    expect(loggedError(Object.create(null))).toEqual({ type: 'object', message: 'something without a text' });
    expect(loggedError(undefined)).toEqual({ type: 'undefined', message: 'undefined' });
  });
});
