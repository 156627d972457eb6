import { describe, expect, it } from 'vitest';
import { recipientListOf, recipientsIn } from './recipient-list.ts';

describe('recipientsIn', () => {
  it('reads addresses between semicolons, commas and lines', () => {
    const { emails, wrong } = recipientsIn(' ann@example.org; bob@example.net,\ncat@example.com;; ');
    expect(emails).toEqual(['ann@example.org', 'bob@example.net', 'cat@example.com']);
    expect(wrong).toEqual([]);
  });

  it('has each address once, as it was typed first', () => {
    expect(recipientsIn('Ann@Example.org;ann@example.org;ANN@EXAMPLE.ORG').emails).toEqual([
      'Ann@Example.org',
    ]);
  });

  it('names the place of what is no address', () => {
    expect(recipientsIn('ann@example.org;bob;cat@example.com;@').wrong).toEqual([1, 3]);
    expect(recipientsIn(`${'a'.repeat(250)}@example.org`).wrong).toEqual([0]);
  });

  it('reads again what was written', () => {
    const emails = ['ann@example.org', 'bob@example.net'];
    expect(recipientsIn(recipientListOf(emails)).emails).toEqual(emails);
    expect(recipientsIn('').emails).toEqual([]);
  });
});
