import { describe, expect, it } from 'vitest';
import { paragraphsOf } from './content-parts.ts';

const linksOf = (content: string) =>
  paragraphsOf(content)
    .flat()
    .flatMap(({ text, href }) => (href === null ? [] : [[text, href]]));

describe('paragraphsOf', () => {
  it('divides at empty lines and keeps single breaks', () => {
    const words = (content: string) =>
      paragraphsOf(content).map((parts) => parts.map(({ text }) => text).join(''));
    expect(words('One\ntwo\n\n \n\nThree\r\n\r\nFour')).toEqual(['One\ntwo', 'Three', 'Four']);
    expect(words('')).toEqual([]);
    expect(words(' \n\n ')).toEqual([]);
  });

  it('finds links, without what ends the sentence', () => {
    expect(linksOf('See https://example.com/a?b=1#c, or (http://example.org/x_(y)).')).toEqual([
      ['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
      ['http://example.org/x_(y)', 'http://example.org/x_(y)'],
    ]);
    expect(linksOf('(https://example.com)')).toEqual([['https://example.com', 'https://example.com/']]);
    expect(linksOf('见 https://example.com/新。')).toEqual([
      ['https://example.com/新', 'https://example.com/%E6%96%B0'],
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://',
    'https://name:secret@example.com/',
    'www.example.com',
    '<a href="javascript:alert(1)">x</a>',
  ])('makes no link of %s', (content) => {
    expect(linksOf(content)).toEqual([]);
    expect(paragraphsOf(content)).toEqual([[{ text: content, href: null }]]);
  });

  it('loses no character', () => {
    const content = 'a https://example.com. b https://x:y@example.com c <b>https://example.org</b>';
    expect(
      paragraphsOf(content)[0]
        ?.map(({ text }) => text)
        .join(''),
    ).toBe(content);
  });
});
