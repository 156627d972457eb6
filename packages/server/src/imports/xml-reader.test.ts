import { describe, expect, it } from 'vitest';
import { InvalidXml, xmlReader } from './xml-reader.ts';

const megabyte = 1024 * 1024;

const read = (text: string): string[] => {
  const seen: string[] = [];
  const reader = xmlReader({
    onOpen: (tag) => void seen.push(tag),
    onClose: (tag, inner) => void seen.push(`/${tag}:${inner}`),
  });
  reader.push(text);
  reader.end();
  return seen;
};

describe('xmlReader', () => {
  it('reads names without prefixes, texts, and CDATA', () => {
    expect(read('<a:b x="1"><c>2 &lt;</c><d><![CDATA[<3>]]></d></a:b>')).toEqual([
      'b',
      ...['c', '/c:2 <'],
      ...['d', '/d:<3>'],
      '/b:',
    ]);
  });

  const nested = (depth: number): string => '<a>'.repeat(depth) + '</a>'.repeat(depth);

  it('takes elements 32 deep', () => {
    expect(read(nested(32))).toHaveLength(64);
  });

  it.each([
    ['elements 33 deep', nested(33)],
    ['opening tags without end', `<feed>${'<a>'.repeat(megabyte)}`],
    ['many attributes', `<a ${Array.from({ length: 33 }, (_, place) => `b${place}="1"`).join(' ')}/>`],
    ['a long attribute', `<a b="${'x'.repeat(1001)}"/>`],
    ['a long name', `<${'x'.repeat(1001)}/>`],
    ['a name without end', `<${'x'.repeat(megabyte)}`],
    ['a value without end', `<a b="${'x'.repeat(megabyte)}`],
    ['a comment without end', `<a><!-- ${'x'.repeat(megabyte)}`],
    ['an instruction without end', `<?x ${'x'.repeat(megabyte)}`],
    ['a document type without end', `<!DOCTYPE ${'x'.repeat(megabyte)}`],
    ['an entity without end', `<a>&${'x'.repeat(megabyte)}`],
    ['a document type', '<!DOCTYPE a><a/>'],
    ['an entity from elsewhere', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><a>&x;</a>'],
    ['an entity of its own', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'],
  ])('refuses %s', (_, text) => {
    expect(() => read(text)).toThrow(InvalidXml);
  });

  it('keeps the beginning of a long text only', () => {
    expect(read(`<a>${'x'.repeat(megabyte)}</a>`)[1]?.length).toBeLessThan(3000);
  });
});
