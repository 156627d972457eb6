import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

const origin = 'http://localhost:8080';

describe('redirectTarget', () => {
  it.each(['/site/3', '/main?tab=overview', '/edit/notice/5#top', '/site/3?date=2026-03-29'])(
    'opens our own %s',
    (path) => {
      expect(redirectTarget(path, origin)).toBe(path);
    },
  );

  it.each([
    'https://example.org/',
    '//example.org/x',
    '/.//example.org',
    '/\\example.org',
    '/\t/example.org',
    'javascript:alert(1)',
    'site/3',
    '',
    undefined,
    3,
    '/login',
    '/login/true?redirect=/login',
  ])('does not open %j', (wanted) => {
    expect(redirectTarget(wanted, origin)).toBeNull();
  });

  it('never leaves our origin', () => {
    const character = fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', 'a', '\t', '\n', ' ', '%2f');
    fc.assert(
      fc.property(fc.array(character), (characters) => {
        const target = redirectTarget(`/${characters.join('')}`, origin);
        expect(
          target === null || (URL.canParse(target, origin) && new URL(target, origin).origin === origin),
        ).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
