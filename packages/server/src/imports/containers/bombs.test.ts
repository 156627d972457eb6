// Small files that are made to become endless. They are refused after little of them was unpacked.
import { constants, deflateRawSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drainContainer } from '../../../test/read-container.ts';
import { workbookParts } from '../../../test/workbook-parts.ts';
import { deflatedEntry, directoryEntry, type RawEntry, rawEntry, rawZip } from '../../../test/zip-of.ts';

const megabyte = 1024 ** 2;
const refused = (code: string) => expect.objectContaining({ name: 'FileRefused', code });

const blockOf = (content: string | Buffer): Buffer =>
  deflateRawSync(content, { finishFlush: constants.Z_FULL_FLUSH });

/** A deflated stream of a beginning, and then of one block again and again. */
const repeated = (block: string | Buffer, times: number, beginning = ''): Buffer => {
  const packed = blockOf(block);
  return Buffer.concat([
    blockOf(beginning),
    ...Array.from({ length: times }, () => packed),
    deflateRawSync(''),
  ]);
};

const workbookWith = (part: string, packed: Buffer, text = 'a'): Buffer => {
  const sheets = [{ name: 'A', data: '<row><c t="s"><v>0</v></c></row>' }];
  const parts = workbookParts({ sheets, strings: [`<t>${text}</t>`] });
  const entries = Object.entries(parts).map(
    ([name, content]): RawEntry => (name === part ? rawEntry(name, packed) : deflatedEntry(name, content)),
  );
  return rawZip(entries);
};

const sheet = 'xl/worksheets/sheet1.xml';
const strings = 'xl/sharedStrings.xml';
const beginnings = { [sheet]: '<worksheet><sheetData>', [strings]: '<sst>' };

describe('a bomb', () => {
  it('of ten gigabytes of one digit is refused', async () => {
    const packed = repeated(Buffer.alloc(megabyte, '0'), 10 * 1024);
    await expect(drainContainer({ bytes: rawZip([rawEntry('a.csv', packed)]) })).rejects.toEqual(
      refused('import_unpacked_too_large'),
    );
  });

  it('of more than half a gigabyte that packs as readings do is refused', async () => {
    const line = (place: number): string => `2024-01-01 00:15;${((place * 7919) % 99_991) / 1000}\n`;
    const block = Buffer.from(Array.from({ length: 20_000 }, (_, place) => line(place)).join(''));
    const packed = repeated(block, Math.ceil((520 * megabyte) / block.length));
    await expect(drainContainer({ bytes: rawZip([rawEntry('a.csv', packed)]) })).rejects.toEqual(
      refused('import_unpacked_too_large'),
    );
  });

  it('of GZIP is refused', async () => {
    const bytes = gzipSync(Buffer.alloc(64 * megabyte, '0'));
    await expect(drainContainer({ bytes })).rejects.toEqual(refused('import_unpacked_too_large'));
  });

  it('of a million files is refused', async () => {
    const entry = directoryEntry(rawEntry('a', Buffer.alloc(0)), 0);
    const directory = Buffer.alloc(entry.length * 1_000_000);
    for (let at = 0; at < directory.length; at += entry.length) entry.copy(directory, at);
    const bytes = Buffer.concat([Buffer.from('PK\u0003\u0004'), directory, endOfMillion(directory.length)]);
    await expect(drainContainer({ bytes })).rejects.toEqual(refused('import_file_invalid'));
  });

  it.each([
    ['shared texts without end', strings, '<si><t>a</t></si>'.repeat(1000), 2500],
    ['long shared texts', strings, `<si><t>${'long '.repeat(190)}</t></si>`.repeat(99), 900],
    ['rows without end', sheet, '<row><c><v>1</v></c></row>'.repeat(1000), 2000],
  ] as const)('of %s is refused', async (_, part, block, times) => {
    const bytes = workbookWith(part, repeated(block, times, beginnings[part]));
    await expect(drainContainer({ bytes })).rejects.toMatchObject({
      code: expect.stringMatching(/^import_(?:unpacked_too_large|file_invalid)$/),
    });
  });

  it.each([
    ['deep elements', `<worksheet><sheetData>${'<row>'.repeat(megabyte)}`],
    ['many attributes', `<worksheet ${Array.from({ length: 99_999 }, (_, at) => `a${at}=""`).join(' ')}/>`],
    ['a long attribute', `<worksheet a="${'x'.repeat(megabyte)}"/>`],
    ['entities', '<!DOCTYPE a [<!ENTITY x "&y;&y;"><!ENTITY y "z">]><worksheet>&x;</worksheet>'],
    ['a file elsewhere', '<!DOCTYPE a SYSTEM "file:///etc/hostname"><worksheet/>'],
    ['a cell far away', '<worksheet><sheetData><row><c r="AAAA1"><v>1</v></c></row></sheetData></worksheet>'],
    ['no shared text', '<worksheet><sheetData><row><c t="s"><v>-1</v></c></row></sheetData></worksheet>'],
    ['an end too early', '<worksheet><sheetData><row>'],
  ])('of a sheet with %s is refused', async (_, text) => {
    const bytes = workbookWith(sheet, deflateRawSync(text));
    await expect(drainContainer({ bytes })).rejects.toEqual(refused('import_file_invalid'));
  });

  it('of one long text in many cells is refused', async () => {
    // The styles differ, so that nothing is odd about how it is packed.
    const cell = (place: number): string => `<c s="${(place * 7919) % 65_521}" t="s"><v>0</v></c>`;
    const row = (place: number): string =>
      `<row>${Array.from({ length: 128 }, (_, column) => cell(128 * place + column)).join('')}</row>`;
    const rows = Array.from({ length: 60 }, (_, place) => row(place)).join('');
    const packed = repeated(rows, 75, beginnings[sheet]);
    const bytes = workbookWith(sheet, packed, 'long '.repeat(199));
    await expect(drainContainer({ bytes })).rejects.toEqual(refused('import_unpacked_too_large'));
  });
});

/** The end of a ZIP with more files than its old form can count. */
const endOfMillion = (directoryBytes: number): Buffer => {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeUInt32LE(44, 4);
  for (const place of [24, 32]) record.writeUInt32LE(1_000_000, place);
  record.writeUInt32LE(directoryBytes, 40);
  record.writeUInt32LE(4, 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeUInt32LE(4 + directoryBytes, 8);
  locator.writeUInt32LE(1, 16);
  const end = Buffer.alloc(22, 0xff);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(0, 4);
  end.writeUInt16LE(0, 20);
  return Buffer.concat([record, locator, end]);
};
