import fc from 'fast-check';
import papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { readContainer } from '../../../../test/read-container.ts';
import { type WorkbookOrder, workbookParts } from '../../../../test/workbook-parts.ts';
import { zipOf } from '../../../../test/zip-of.ts';

const refused = (code: string) => expect.objectContaining({ name: 'FileRefused', code });

const read = async (order: WorkbookOrder, changes: Record<string, string> = {}) =>
  readContainer({ bytes: await zipOf({ ...workbookParts(order), ...changes }) });

const textOf = async (data: string, order: Omit<WorkbookOrder, 'sheets'> = {}): Promise<string> =>
  (await read({ ...order, sheets: [{ name: 'A', data }] })).text;

const number = (value: string, style = 0): string => `<c s="${style}"><v>${value}</v></c>`;
const row = (...cells: string[]): string => `<row>${cells.join('')}</row>`;

describe('a workbook', () => {
  it('is read as write-excel-file writes it', async () => {
    const at = (text: string) => ({ value: new Date(text), type: Date, format: 'dd.mm.yyyy hh:mm' });
    const data = [
      [{ value: 'Zeit' }, { value: 'Bezug; "kWh"' }, { value: 'Ersatzwert' }],
      [at('2024-01-01T00:15:00Z'), { value: 0.123, type: Number }, { value: false, type: Boolean }],
      [at('2024-01-01T00:30:00Z'), null, { value: true, type: Boolean }],
    ];
    const bytes = await writeExcelFile([{ sheet: 'Lastgang', data }]).toBuffer();
    expect(await readContainer({ bytes })).toEqual({
      kind: 'csv',
      names: ['Lastgang'],
      text:
        'Zeit;"Bezug; ""kWh""";Ersatzwert\n' +
        '2024-01-01 00:15:00;0.123;false\n' +
        '2024-01-01 00:30:00;;true\n',
    });
  });

  it('is read as Excel writes it', async () => {
    const data =
      '<row r="1" spans="1:3" x14ac:dyDescent="0.25"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>' +
      '<row r="3" spans="1:3"><c r="A3" s="1"><v>45292.010416666664</v></c><c r="B3" s="2"/>' +
      '<c r="C3"><f>SUM(D1:D9)</f><v>1.0000000000000001E-5</v></c></row>' +
      '<row r="4"><c r="A4" s="2"><v>0.5</v></c><c r="C4" t="str"><f>"a"&amp;B1</f><v>a</v></c></row>' +
      '<row r="5"><c r="A5" s="3"><v>45292</v></c><c r="B5" t="b"><v>1</v></c><c r="C5" t="e"><v>#DIV/0!</v></c></row>';
    const strings = [
      '<t xml:space="preserve"> Zeit</t><phoneticPr fontId="1"/>',
      '<r><rPr><b/></rPr><t>Ver</t></r><r><t>brauch</t></r><rPh sb="0" eb="1"><t>フェア</t></rPh>',
    ];
    expect(await textOf(data, { strings, formats: [22, 'hh:mm', 'dd.mm.yyyy'] })).toBe(
      '" Zeit";;Verbrauch\n2024-01-01 00:15:00;;0.00001\n12:00:00;;a\n2024-01-01;true;#DIV/0!\n',
    );
  });

  it('is read as LibreOffice writes it', async () => {
    const data =
      '<row r="1" customFormat="false" ht="12.8" hidden="false" outlineLevel="0"><c r="A1" s="0" t="s"><v>0</v></c>' +
      '<c r="B1" s="0" t="s"><v>1</v></c></row>' +
      '<row r="2"><c r="A2" s="1" t="n"><v>45292.0104166667</v></c><c r="B2" s="0" t="n"><v>0.25</v></c></row>';
    const strings = ['<t xml:space="preserve">Time</t>', '<t xml:space="preserve">kWh</t>'];
    const formats = ['YYYY\\-MM\\-DD\\ HH:MM:SS'];
    expect(await textOf(data, { strings, formats })).toBe('Time;kWh\n2024-01-01 00:15:00;0.25\n');
  });

  it('is read as programs write it that put texts into the cells', async () => {
    const inline = (inside: string): string => `<c t="inlineStr"><is>${inside}</is></c>`;
    const data =
      row(inline('<t>Date</t>'), inline('<r><t>k</t></r><r><t>Wh</t></r>')) +
      row('<c t="d"><v>2024-01-01T00:15:00</v></c>', inline('<t>1,5_x000D_\nkWh</t>'));
    expect(await textOf(data)).toBe('Date;kWh\n2024-01-01 00:15:00;1,5  kWh\n');
  });

  it('counts its days from 1904 where it says so', async () => {
    expect(await textOf(row(number('43830.25', 1)), { date1904: true, formats: [22] })).toBe(
      '2024-01-01 06:00:00\n',
    );
  });

  it('keeps places where cells are left out, and as many cells in each line as in the widest above', async () => {
    const data =
      row(number('1'), number('2'), number('3'), '<c r="E1"><v>5</v></c>') +
      row('<c r="B2"><v>2</v></c>') +
      row('<c r="AA3" s="1"/>') +
      row(...Array.from({ length: 200 }, (_, column) => number(String(column))));
    const [first, second, third, ...none] = (await textOf(data)).trimEnd().split('\n');
    expect([first, second]).toEqual(['1;2;3;;5', ';2;;;']);
    expect(third?.split(';')).toEqual(Array.from({ length: 128 }, (_, column) => String(column)));
    expect(none).toEqual([]);
  });

  const texts = (...said: string[]): string =>
    row(...said.map((text) => (text === '' ? '<c/>' : `<c t="inlineStr"><is><t>${text}</t></is></c>`)));

  it('gives a heading that spans columns to each of them', async () => {
    const data =
      texts('Lastgang 2024', '', '', '', '') +
      texts('Zeit', 'Wirkarbeit', '', 'Status', '') +
      texts('', 'Bezug', 'Lieferung', '', '') +
      row(number('45292', 1), number('1'), number('2'), number('3'), number('4'));
    const merged = ['A1:E1', 'A2:A3', 'B2:C2', 'D2:E3', 'A4:B4'];
    expect(
      (await read({ sheets: [{ name: 'A', data, merged }], formats: ['dd.mm.yyyy'] })).text.split('\n'),
    ).toEqual([
      'Lastgang 2024',
      'Zeit;Wirkarbeit;Wirkarbeit;Status;Status',
      ';Bezug;Lieferung;;',
      '2024-01-01;1;2;3;4',
      '',
    ]);
  });

  it('keeps its gaps where nothing is merged', async () => {
    expect(await textOf(texts('Zeit', '', 'kWh') + row(number('1'), number('2'), number('3')))).toBe(
      'Zeit;;kWh\n1;2;3\n',
    );
  });

  const readings = row(number('45292', 1), number('1')) + row(number('45293', 1), number('2'));
  const formats = ['dd.mm.yyyy'];

  it('gives its visible sheet with readings beside covers and empty ones', async () => {
    const cover = row('<c t="inlineStr"><is><t>Lastgang</t></is></c>');
    const sheets = [
      { name: 'Deckblatt', data: cover },
      { name: 'Berechnung', data: readings, state: 'hidden' },
      { name: 'Werte', data: readings },
      { name: 'Tabelle3', data: '' },
    ];
    expect(await read({ sheets, formats })).toEqual({
      kind: 'csv',
      names: ['Werte'],
      text: '2024-01-01;1\n2024-01-02;2\n',
    });
  });

  it('joins sheets with one header, and asks for one of those that differ', async () => {
    const header = (name: string): string =>
      row(...['Time', name].map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`));
    const sheets = (second: string) => [
      { name: '2024-1', data: header('kWh') + readings },
      { name: '2024-2', data: header(second) + readings },
    ];
    const lines = '2024-01-01;1\n2024-01-02;2\n';
    expect(await read({ sheets: sheets('kWh'), formats })).toMatchObject({
      text: `Time;kWh\n${lines}${lines}`,
    });
    await expect(read({ sheets: sheets('kW'), formats })).rejects.toEqual(refused('import_file_ambiguous'));
  });

  it('is read though what follows its rows is longer than a reading needs', async () => {
    const sheet = `<worksheet><sheetData>${readings}</sheetData><dataValidation sqref="${'A1 '.repeat(999)}"/></worksheet>`;
    const order = { sheets: [{ name: 'A', data: '' }], formats };
    expect((await read(order, { 'xl/worksheets/sheet1.xml': sheet })).text).toBe(
      '2024-01-01;1\n2024-01-02;2\n',
    );
  });

  it('is not known where a file of an office program is none', async () => {
    const texts = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' };
    await expect(readContainer({ bytes: await zipOf(texts) })).rejects.toEqual(
      refused('import_kind_unknown'),
    );
    const open = { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' };
    await expect(readContainer({ bytes: await zipOf(open) })).rejects.toEqual(refused('import_kind_unknown'));
  });

  it('may have texts that are names of every object', async () => {
    const strings = ['<t>constructor</t>', '<t>__proto__</t>'];
    const data = row('<c t="s"><v>0</v></c>', '<c t="s"><v>1</v></c>');
    expect(await textOf(data, { strings })).toBe('constructor;__proto__\n');
  });

  const cell = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    // write-excel-file writes no number for texts such as “constructor”, which every object has.
    fc.stringMatching(/^[a-z0-9;",. äß-]{1,12}$/).filter((text) => !(text in {})),
  );

  it('says as CSV what its cells say', () =>
    fc.assert(
      fc.asyncProperty(
        fc
          .array(fc.array(cell, { minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 6 })
          .filter((cells) => cells.flat().some((value) => value !== null)),
        async (cells) => {
          const data = cells.map((line) => line.map((value) => (value === null ? null : { value })));
          const bytes = await writeExcelFile([{ sheet: 'A', data }]).toBuffer();
          const { text } = await readContainer({ bytes });
          const { data: lines } = papa.parse<string[]>(text, { delimiter: ';', skipEmptyLines: true });
          const said = (value: string | number | boolean | null): string =>
            value === null ? '' : typeof value === 'number' ? String(value + 0) : String(value);
          const filled = cells.filter((line) => line.some((value) => value !== null));
          const withoutEnd = (line: readonly string[]): readonly string[] =>
            line.slice(0, line.findLastIndex((text) => text !== '') + 1);
          expect(lines.map(withoutEnd)).toEqual(filled.map((line) => withoutEnd(line.map(said))));
        },
      ),
      { numRuns: 60 },
    ));
});
