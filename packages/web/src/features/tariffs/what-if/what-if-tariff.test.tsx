import { beforeEach, describe, expect, it } from 'vitest';
import { bodyOfVersion, emptyVersion } from '../contract/version-draft.ts';
import { checkOther, keepTariff, otherTariff } from './what-if-tariff.ts';

const priced = (price: string) => {
  const empty = emptyVersion('2025-11-20');
  return { ...empty, name: 'Other', buying: { ...empty.buying, price } };
};
const flat = { start: { template: 'flat' }, draft: priced('') } as const;

beforeEach(() => localStorage.clear());

describe('otherTariff', () => {
  it('has the prices it was calculated with, at this site and from this beginning only', () => {
    keepTariff(2, flat.start, bodyOfVersion(0, priced('0.31')));
    expect(checkOther(otherTariff(2, flat, 'en'), '2025-11-20')).toMatchObject({
      body: { buying: { type: 'standard', priceMicros: 310_000 } },
      errors: {},
    });
    expect(otherTariff(3, flat, 'en')).toBe(flat);
    const copied = { ...flat, start: { site: 2, copy: '1' } };
    expect(otherTariff(2, copied, 'en')).toBe(copied);
  });

  it.each(['', 'no JSON', '{"name":1}'])('begins anew where %j is kept', (text) => {
    keepTariff(2, flat.start, bodyOfVersion(0, priced('0.31')));
    localStorage.setItem(localStorage.key(0) ?? '', text);
    expect(otherTariff(2, flat, 'en')).toBe(flat);
  });
});

describe('checkOther', () => {
  it('names prices that are missing', () => {
    expect(Object.keys(checkOther(flat, '2025-11-20').errors)).not.toEqual([]);
  });
});
