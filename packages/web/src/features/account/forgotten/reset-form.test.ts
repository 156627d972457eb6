import { describe, expect, it } from 'vitest';
import { checkReset, emptyReset } from './reset-form.ts';

const own = { choice: 'own', newPassword: 'long enough', repeat: 'long enough' } as const;

describe('the new password behind a link', () => {
  it('is made by the server unless the person wants to choose', () => {
    expect(checkReset(emptyReset, 'lovelace')).toEqual({ kind: 'valid', value: {} });
    expect(checkReset({ ...own, choice: 'made', repeat: 'x' }, 'lovelace')).toEqual({
      kind: 'valid',
      value: {},
    });
  });

  it('is the chosen one, typed twice', () => {
    expect(checkReset(own, 'lovelace')).toEqual({ kind: 'valid', value: { newPassword: 'long enough' } });
  });

  it.each([
    [{ newPassword: '', repeat: '' }, { newPassword: 'password_required' }],
    [{ newPassword: 'short', repeat: 'short' }, { newPassword: 'password_length' }],
    [{ newPassword: 'Sunshine', repeat: 'Sunshine' }, { newPassword: 'password_common' }],
    [{ newPassword: 'Lovelace', repeat: 'Lovelace' }, { newPassword: 'password_personal' }],
    [{ repeat: 'long enuogh' }, { repeat: 'password_mismatch' }],
  ])('with %j says %j', (change, errors) => {
    expect(checkReset({ ...own, ...change }, 'lovelace')).toEqual({ kind: 'invalid', errors });
  });
});
