import { describe, expect, it } from 'vitest';
import { placeholderFaults, placeholdersOf, withSamples } from './placeholders.ts';

describe('placeholdersOf', () => {
  it('names each once', () => {
    expect(placeholdersOf('{{to}} of {{from}} and {{to}}')).toEqual(['from', 'to']);
    expect(placeholdersOf('{to} {{ to }}')).toEqual([]);
  });
});

describe('placeholderFaults', () => {
  it('finds what is missing and what nothing is filled in for', () => {
    expect(placeholderFaults('{{count}} sites at {{time}}', '{{Count}} sites at {{time}}')).toEqual({
      missing: ['count'],
      unknown: ['Count'],
    });
  });

  it('lets them stand in another order', () => {
    expect(placeholderFaults('{{a}} {{b}}', '{{b}}, {{a}}')).toEqual({ missing: [], unknown: [] });
  });
});

describe('withSamples', () => {
  it('fills values in, and shows the name of one it has none for', () => {
    expect(withSamples('{{count}} sites of {{owner}}')).toBe('3 sites of ‹owner›');
  });
});
