import { describe, expect, it } from 'vitest';
import { strengthOf } from './password-strength.ts';

describe('strengthOf', () => {
  it.each([
    ['', null],
    ['secret', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['12341234123412341234', 'weak'],
    ['Secret-1', 'fair'],
    ['longerwords', 'fair'],
    ['Gridpower-17', 'strong'],
    ['four plain words together', 'strong'],
    ['пароль', 'weak'],
  ])('calls %j %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });
});
