import { describe, expect, it } from 'vitest';
import { snProblem, wholeSerialNumber } from './serial-number.ts';

describe('a serial number', () => {
  it.each([
    ['abcd1234 ', 'ABCD1234'],
    ['ABCD123', null],
    ['ABCD-1234', null],
    ['', null],
  ])('%j is whole as %j', (typed, whole) => {
    expect(wholeSerialNumber(typed)).toBe(whole);
  });

  it.each([
    ['AB', undefined],
    ['AB-', 'sn_invalid'],
    ['ABCDEFGH123456789', 'sn_invalid'],
  ])('%j has while typing the fault %s', (typed, problem) => {
    expect(snProblem(typed)).toBe(problem);
  });
});
