import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QueryCutter } from './whole-queries.ts';

const message = (letter: string, text: string): Buffer => {
  const body = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(letter), length, body]);
};

const texts = fc.string({ maxLength: 40 });
const later = fc.constantFrom('P', 'B', 'D', 'E', 'C');
const answered = fc.constantFrom('S', 'Q', 'H', 'X');
const messages = fc
  .tuple(fc.array(fc.tuple(later, texts), { maxLength: 5 }), fc.tuple(answered, texts))
  .map(([before, last]) => Buffer.concat([...before, last].map(([letter, text]) => message(letter, text))));
/** The first message of a connection has no letter, but at least a version. */
const start = fc.string({ minLength: 4, maxLength: 40 }).map((text) => message('', text));
const queries = fc
  .tuple(start, fc.array(messages, { maxLength: 6 }))
  .map(([first, rest]) => [first, ...rest]);

const cutInto = (bytes: Buffer, places: readonly number[]): Buffer[] => {
  const edges = [0, ...places.map((place) => place % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  return edges.slice(1).map((to, index) => bytes.subarray(edges[index], to));
};

describe('the bytes of a connection', () => {
  it('are cut into the same queries however they come', () => {
    fc.assert(
      fc.property(queries, fc.array(fc.nat(), { maxLength: 12 }), (wanted, places) => {
        const cutter = new QueryCutter();
        const cut = cutInto(Buffer.concat(wanted), places).flatMap((part) => cutter.add(part));
        expect(cut).toEqual(wanted);
      }),
      { numRuns: 1000 },
    );
  });

  it('are no query before a message that is answered has come whole', () => {
    fc.assert(
      fc.property(messages, fc.nat(), (query, place) => {
        const most = place % query.length;
        expect(new QueryCutter().add(query.subarray(0, most))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});
