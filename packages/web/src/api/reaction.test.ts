import { textOf } from '@ohmstead/i18n';
import { describe, expect, it } from 'vitest';
import type { Failure } from './api-error.ts';
import { reactionOf } from './reaction.ts';

const refused = (rest: Partial<Extract<Failure, { kind: 'refused' }>>): Failure => ({
  kind: 'refused',
  status: 200,
  code: null,
  message: '',
  fields: [],
  ...rest,
});

const reaction = (failure: Failure) => reactionOf(failure, (key) => textOf('en', key));

describe('the specification’s error catalogue', () => {
  it.each<[string, Failure, string, boolean]>([
    ['successful false with a message', refused({ message: 'SN already used' }), 'SN already used', false],
    ['only errorMsg', { kind: 'sessionLost', message: 'Log in again' }, 'Log in again', true],
    ['401', refused({ status: 401 }), 'Login required to continue access', true],
    [
      '401 because of another login',
      refused({ status: 401, code: 'logged_in_elsewhere' }),
      'This user has logged in elsewhere. Please log in again.',
      true,
    ],
    [
      '400 with validation errors: the first',
      refused({
        status: 400,
        code: 'validation',
        fields: [
          { field: 'sn', code: 'sn_used', message: 'x' },
          { field: 'username', code: 'username_required', message: 'y' },
        ],
      }),
      'This serial number is already in use.',
      false,
    ],
    ['403', refused({ status: 403, code: 'permission_denied' }), 'No access', false],
    [
      '403 in the demo',
      refused({ status: 403, code: 'demo_read_only' }),
      'The demo account cannot change this.',
      false,
    ],
    [
      '500',
      refused({ status: 500, code: 'internal', message: 'trace' }),
      'There was a problem accessing the server, please try again later',
      false,
    ],
    [
      'no network',
      { kind: 'network' },
      'There seems to be a problem with the network, please try again later',
      false,
    ],
    [
      'any other answer without words',
      refused({ status: 418 }),
      'There seems to be a problem with the network, please try again later',
      false,
    ],
    ['an answer that breaks the contract', { kind: 'answer' }, 'Data error, please try again', false],
  ])('%s', (_, failure, text, toLogin) => {
    expect(reaction(failure)).toEqual({ text, toLogin });
  });
});
