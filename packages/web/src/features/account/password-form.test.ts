import { describe, expect, it } from 'vitest';
import { checkPassword, emptyForm, isTyped } from './password-form.ts';

const right = { oldPassword: 'old', newPassword: 'long enough', repeat: 'long enough' };

describe('the change of a password', () => {
  it('is valid with the old one and twice the new one', () => {
    expect(checkPassword(right, 'lovelace')).toEqual({
      kind: 'valid',
      value: { oldPassword: 'old', newPassword: 'long enough' },
    });
  });

  it.each([
    [{ oldPassword: '' }, { oldPassword: 'password_required' }],
    [{ newPassword: 'short', repeat: 'short' }, { newPassword: 'password_length' }],
    [{ newPassword: 'Sunshine', repeat: 'Sunshine' }, { newPassword: 'password_common' }],
    [{ newPassword: 'Lovelace', repeat: 'Lovelace' }, { newPassword: 'password_personal' }],
    [{ repeat: 'long enuogh' }, { repeat: 'password_mismatch' }],
    [
      { newPassword: 'short', repeat: '' },
      { newPassword: 'password_length', repeat: 'password_mismatch' },
    ],
  ])('with %j says %j', (change, errors) => {
    expect(checkPassword({ ...right, ...change }, 'lovelace')).toEqual({ kind: 'invalid', errors });
  });

  it('holds nothing until something is typed', () => {
    expect(isTyped(emptyForm)).toBe(false);
    expect(isTyped({ ...emptyForm, repeat: 'x' })).toBe(true);
  });
});
