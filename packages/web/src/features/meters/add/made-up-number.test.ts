import { validation } from '@ohmstead/contract';
import { expect, it } from 'vitest';
import { madeUpNumber } from './made-up-number.ts';

it('is a serial number as the contract wants it, whatever the chance', () => {
  const low = madeUpNumber((count) => new Uint8Array(count));
  const high = madeUpNumber((count) => new Uint8Array(count).fill(255));
  for (const sn of [low, high]) expect(validation.serialNumber.parse(sn)).toBe(sn);
  expect(low).not.toBe(high);
});
