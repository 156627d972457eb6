import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { faultOfPassword } from './new-password.ts';

describe('the list of common passwords', () => {
  it('has 3,000, each long enough to be chosen and in lower case', () => {
    expect(commonPasswords.size).toBe(3000);
    const wrong = [...commonPasswords].filter((each) => each.length < 8 || each !== each.toLowerCase());
    expect(wrong).toEqual([]);
  });
});

describe('faultOfPassword', () => {
  it.each([
    ['password', 'password_common'],
    ['PassWord', 'password_common'],
    ['1q2w3e4r', 'password_common'],
    ['12345678', 'password_common'],
    ['lovelace_1', 'password_personal'],
    ['Lovelace_1', 'password_personal'],
    ['lovelace-2026!', 'password_personal'],
    ['Ohmstead', 'password_personal'],
    ['ohmstead2026', 'password_personal'],
    ['administrator', 'password_personal'],
    ['difference engine', null],
    ['lovelace engine', null],
    ['дифференциал', null],
    ['20261123-17', null],
  ])('of %s is %s', (password, fault) => expect(faultOfPassword(password, 'lovelace_1')).toBe(fault));

  it('of a username in digits is refused for that reason only', () => {
    expect(faultOfPassword('90210902', '90210902')).toBe('password_personal');
    expect(faultOfPassword('90210903', '90210902')).toBeNull();
  });
});
