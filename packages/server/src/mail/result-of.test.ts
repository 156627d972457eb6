import { describe, expect, it } from 'vitest';
import { resultOf } from './result-of.ts';

const answered = (responseCode: number, command: string) => ({
  responseCode,
  command,
  response: `${responseCode} what the server says`,
  message: 'what Nodemailer says',
});
const first = { attempts: 1, chance: 0.5 };

describe('an attempt that did not succeed', () => {
  it.each([
    ['the recipient refused', answered(550, 'RCPT TO')],
    ['the sender refused', answered(553, 'MAIL FROM')],
    ['the content refused', answered(554, 'DATA')],
    ['no address', { code: 'EENVELOPE', message: 'No recipients defined' }],
  ])('is the last one: %s', (_, error) => {
    expect(resultOf(error, first)).toMatchObject({ kind: 'failed', failure: 'refusal' });
  });

  it.each([
    ['a mailbox that is full', answered(452, 'RCPT TO'), 'refusal'],
    ['a greylist', answered(451, 'DATA'), 'refusal'],
    ['a wrong login', answered(535, 'AUTH PLAIN'), 'connection'],
    ['a missing login', answered(530, 'MAIL FROM'), 'connection'],
    ['a greeting that is none', answered(554, 'CONN'), 'connection'],
    ['nobody there', { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' }, 'connection'],
    ['broken off by the stop', { code: 'EABORT', message: 'aborted' }, 'connection'],
    ['something else', 'odd', 'connection'],
  ])('is followed by another: %s', (_, error, failure) => {
    expect(resultOf(error, first)).toMatchObject({ kind: 'again', failure, inMs: 60_000 });
  });

  it('is the last one after a day of them', () => {
    expect(resultOf(answered(451, 'DATA'), { attempts: 13, chance: 0.5 })).toEqual({
      kind: 'failed',
      failure: 'refusal',
      said: '451 what the server says',
    });
  });
});
