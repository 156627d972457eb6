import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asUtf8, decodeBeginning, encodingOf } from './file-encoding.ts';

const text = 'Zähler;Größe\r\nмесяц;电量 ⚡\r\n';
const utf16be = (of: string): Buffer => Buffer.from(`\uFEFF${of}`, 'utf16le').swap16();
const written = {
  plain: Buffer.from(text),
  marked: Buffer.from(`\uFEFF${text}`),
  littleEndian: Buffer.from(`\uFEFF${text}`, 'utf16le'),
  bigEndian: utf16be(text),
};

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const whole = async (body: AsyncIterable<Buffer>): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
};

describe('decodeBeginning', () => {
  it.each(Object.entries(written))('reads what is %s', (_, bytes) => {
    expect(decodeBeginning(bytes)).toBe(text);
  });

  it('reads Windows-1252 where the bytes are no UTF-8', () => {
    const bytes = Buffer.from('Zählerstand;Größe\n', 'latin1');
    expect(encodingOf(bytes)).toBe('windows-1252');
    expect(decodeBeginning(bytes)).toBe('Zählerstand;Größe\n');
  });

  it('takes a character that is cut off for no fault', () => {
    expect(encodingOf(Buffer.from('Zähler').subarray(0, 2))).toBe('utf-8');
  });
});

describe('asUtf8', () => {
  it('gives the text whatever its encoding, however it is cut', async () => {
    const property = fc.asyncProperty(
      fc.constantFrom(...Object.values(written)),
      fc.integer({ min: 1, max: 9 }),
      async (bytes, size) => {
        expect(await whole(asUtf8(inPieces(bytes, size)))).toBe(text);
      },
    );
    await fc.assert(property);
  });

  it('passes later pieces of UTF-8 on as they are', async () => {
    const later = Buffer.from('1;2\n');
    const pieces: Buffer[] = [];
    async function* body() {
      yield Buffer.alloc(64 * 1024, 0x61);
      yield later;
    }
    for await (const piece of asUtf8(body())) pieces.push(piece);
    expect(pieces[1]).toBe(later);
  });

  it('gives nothing for nothing', async () => {
    expect(await whole(asUtf8(inPieces(Buffer.alloc(0), 1)))).toBe('');
  });
});
