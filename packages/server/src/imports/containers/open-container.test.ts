import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContainer } from '../../../test/read-container.ts';
import { deflatedEntry, rawZip, zipOf } from '../../../test/zip-of.ts';
import { openContainer } from './open-container.ts';

const table = 'Zeit;kWh\n2024-01-01 00:15;0,12\n2024-01-01 00:30;0,13\n';
const refused = (code: string) => expect.objectContaining({ name: 'FileRefused', code });

describe('openContainer', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'containers-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const onDisk = async (bytes: Buffer): Promise<{ path: string }> => {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    return { path };
  };

  it('gives a CSV as it is, without its mark', async () => {
    const bytes = Buffer.from(`\uFEFF${table}`);
    const expected = { kind: 'csv', names: [], text: table };
    expect(await readContainer({ bytes })).toEqual(expected);
    expect(await readContainer(await onDisk(bytes))).toEqual(expected);
  });

  it.each([
    ['Windows-1252', Buffer.from('Zähler;kWh\n1;0,5\n', 'latin1')],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Zähler;kWh\n1;0,5\n', 'utf16le')])],
    [
      'UTF-16 the other way round',
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from('Zähler;kWh\n1;0,5\n', 'utf16le').swap16()]),
    ],
  ])('turns %s into UTF-8', async (_, bytes) => {
    expect(await readContainer({ bytes })).toMatchObject({ kind: 'csv', text: 'Zähler;kWh\n1;0,5\n' });
  });

  it('knows XML by its content', async () => {
    const feed = '<?xml version="1.0"?><feed xmlns="http://naesb.org/espi"/>';
    expect(await readContainer({ bytes: Buffer.from(feed) })).toEqual({ kind: 'xml', names: [], text: feed });
  });

  it('unpacks GZIP, of several members too', async () => {
    const bytes = Buffer.concat([gzipSync(table), gzipSync('2024-01-01 00:45;0,14\n')]);
    const text = `${table}2024-01-01 00:45;0,14\n`;
    expect(await readContainer(await onDisk(bytes))).toEqual({ kind: 'csv', names: [], text });
  });

  it.each([
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['a web page', Buffer.from('\n<!DOCTYPE html><html><table>')],
    [
      'a workbook saved as a web page',
      Buffer.from('<html xmlns:x="urn:schemas-microsoft-com:office:excel">'),
    ],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])],
    ['JSON', Buffer.from('[\n  { "time": "2024-01-01" }\n]')],
    ['GZIP within GZIP', gzipSync(gzipSync(table))],
  ])('does not know %s', async (_, bytes) => {
    await expect(readContainer({ bytes })).rejects.toEqual(refused('import_kind_unknown'));
  });

  describe('of a ZIP', () => {
    const ofZip = async (files: Record<string, string | Buffer>) =>
      readContainer({ bytes: await zipOf(files) });

    it('gives its only file, and passes over folders and what systems add', async () => {
      const files = { 'a/': '', 'a/day.csv': table, '__MACOSX/a/._day.csv': 'x;1', 'a/.DS_Store': 'Bud1' };
      const bytes = await zipOf(files);
      const expected = { kind: 'csv', names: ['a/day.csv'], text: table };
      expect(await readContainer({ bytes })).toEqual(expected);
      expect(await readContainer(await onDisk(bytes))).toEqual(expected);
    });

    it('gives the file with readings beside others', async () => {
      const files = {
        'README.txt': 'Version 1.2, of your data.\nSee the leaflet, page 3.\n',
        'leaflet.pdf': '%PDF-1.7',
        'data.csv': table,
      };
      expect(await ofZip(files)).toEqual({ kind: 'csv', names: ['data.csv'], text: table });
    });

    it('gives a Green Button file beside its style sheet', async () => {
      const feed = '<feed xmlns:espi="http://naesb.org/espi"/>';
      const files = { 'style.xsl': '<xsl:stylesheet/>', 'usage.xml': feed };
      expect(await ofZip(files)).toEqual({ kind: 'xml', names: ['usage.xml'], text: feed });
    });

    it('joins files with one header, in the order of their numbers', async () => {
      const month = (number: number, line: string): string => `Month: ${number}\nTime;kWh\n${line}`;
      const { names, text } = await ofZip({
        '10.csv': month(10, '01.10.2024 00:15;1,0\n01.10.2024 00:30;1,1'),
        '9.csv': month(9, '01.09.2024 00:15;0,9\r\n01.09.2024 00:30;0,8'),
      });
      expect(names).toEqual(['9.csv', '10.csv']);
      expect(text).toBe(
        'Month: 9\nTime;kWh\n01.09.2024 00:15;0,9\r\n01.09.2024 00:30;0,8\n' +
          '01.10.2024 00:15;1,0\n01.10.2024 00:30;1,1\n',
      );
    });

    it.each([
      ['files with other columns', { 'a.csv': table, 'b.csv': table.replace('kWh', 'kW') }],
      [
        'a table and a Green Button file',
        { 'a.csv': table, 'b.xml': '<feed xmlns="http://naesb.org/espi"/>' },
      ],
      ['two Green Button files', { 'a.xml': '<espi:feed/>', 'b.xml': '<espi:feed/>' }],
      ['texts that are no tables', { 'a.txt': 'one', 'b.txt': 'two' }],
      ['a table and a packed file', { 'a.csv': table, 'b.csv.gz': gzipSync(table) }],
    ])('asks for one of %s', async (_, files) => {
      await expect(ofZip(files)).rejects.toEqual(refused('import_file_ambiguous'));
    });

    it('does not open a ZIP within a ZIP', async () => {
      await expect(ofZip({ 'a.zip': await zipOf({ 'a.csv': table }) })).rejects.toEqual(
        refused('import_container_empty'),
      );
      await expect(ofZip({})).rejects.toEqual(refused('import_container_empty'));
    });

    it.each([
      ['import_file_encrypted', { flags: 0x801 }],
      ['import_file_invalid', { flags: 0x841 }],
      ['import_file_invalid', { method: 12 }],
      ['import_file_invalid', { crc: 1 }],
      ['import_file_invalid', { bytes: 5 }],
      ['import_file_invalid', { packed: Buffer.from('no deflate') }],
    ])('refuses with %s what says %o', async (code, change) => {
      const bytes = rawZip([{ ...deflatedEntry('a.csv', table), ...change }]);
      await expect(readContainer({ bytes })).rejects.toEqual(refused(code));
    });

    it('refuses one that ends too early', async () => {
      const whole = await zipOf({ 'a.csv': table });
      await expect(readContainer({ bytes: whole.subarray(0, -30) })).rejects.toEqual(
        refused('import_file_invalid'),
      );
    });

    it('is the same table, however it is cut into files', () =>
      fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(fc.nat(9999), { minLength: 1, maxLength: 9 }), { minLength: 2, maxLength: 6 }),
          fc.constantFrom('\n', '\r\n'),
          fc.boolean(),
          async (months, newline, endsLine) => {
            const line = (value: number): string => `2024-01-01 00:15;${value}`;
            const files = months.map((values, place): [string, string] => [
              `${place + 1}.csv`,
              ['Time;kWh', ...values.map(line)].join(newline) + (endsLine ? newline : ''),
            ]);
            const { text } = await ofZip(Object.fromEntries(files));
            expect(text.trimEnd().split(/\r?\n/)).toEqual(['Time;kWh', ...months.flat().map(line)]);
          },
        ),
        { numRuns: 50 },
      ));
  });

  it('closes a file whose bytes are left early, or that nobody reads', async () => {
    const source = await onDisk(await zipOf({ 'a.csv': table.repeat(20_000) }));
    const left = await openContainer(source);
    for await (const piece of left.bytes) if (piece.length > 0) break;
    const unread = await openContainer(source);
    await unread.close();
    await expect(unread.bytes.next()).rejects.toThrow();
    await expect(left.bytes.next()).resolves.toMatchObject({ done: true });
  });
});
