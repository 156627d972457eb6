import { readFileSync } from 'node:fs';
import { importMapping } from '@ohmstead/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { energyOfRows, riseOfRows } from '../../test/energy-of-rows.ts';
import { type LayoutFile, layoutUrl, madeUpLayouts, realLayouts } from '../../test/import-layouts/index.ts';
import { decodeBeginning } from './file-encoding.ts';
import { previewFile } from './preview-file.ts';
import { tableOf } from './recognition/table.ts';

const zone = 'Europe/Berlin';
const preview = (text: string) => previewFile({ text, isWhole: true }, zone);
const textOf = (layout: LayoutFile): string => decodeBeginning(readFileSync(layoutUrl(layout)));
const ofFile = (layout: LayoutFile) => previewFile({ text: textOf(layout), isWhole: true }, layout.zone);

const isText = ({ file }: LayoutFile): boolean => !file.endsWith('.xlsx');
const all = [...realLayouts, ...madeUpLayouts].filter(isText);
const byName = all.map((layout) => [layout.name, layout] as const);

/** These are no tables, or no mapping can say what they are: the columns are asked. */
const withoutMapping = ['nem12', 'green-button'];
const beyondMappings = ['smarthub', 'home-assistant-energy'];
/** The rows of gas are told apart by their type already, which leaves one meter. */
const settledOtherwise: Readonly<Record<string, LayoutFile['open']>> = { engie: ['stamp', 'unit'] };

const total = ({ months }: LayoutFile) =>
  Object.values(months).reduce(
    (sum, { importKwh, exportKwh }) => ({
      importKwh: sum.importKwh + importKwh,
      exportKwh: sum.exportKwh + exportKwh,
    }),
    { importKwh: 0, exportKwh: 0 },
  );

describe('previewFile', () => {
  it.each(byName)('knows %s, and what it leaves open', (name, layout) => {
    const { open, layout: found } = ofFile(layout);
    expect(found).toBe(layout.layout);
    expect(new Set(open)).toEqual(new Set(settledOtherwise[name] ?? layout.open));
  });

  it.each(byName.filter(([name]) => !withoutMapping.includes(name)))('maps %s completely', (_, layout) => {
    const { mapping, open } = ofFile(layout);
    expect(importMapping.safeParse(mapping).success).toBe(true);
    const { stamp, kind } = layout.answers;
    if (stamp !== undefined && layout.kind === 'intervals' && !open.includes('stamp')) {
      expect(mapping?.interval?.stamp).toBe(stamp);
    }
    if (!open.includes('kind')) {
      expect(mapping?.interval === undefined).toBe((kind ?? layout.kind) === 'readings');
    }
  });

  it.each(byName.filter(([name]) => ![...withoutMapping, ...beyondMappings].includes(name)))(
    'reads the energy of %s',
    (_, layout) => {
      const { mapping } = ofFile(layout);
      const table = tableOf(textOf(layout), true);
      if (mapping === null || table === null) throw new Error('The file is no table.');
      const found = (mapping.interval ? energyOfRows : riseOfRows)(table, mapping);
      const { importKwh, exportKwh } = total(layout);
      expect(found.importKwh).toBeCloseTo(importKwh, 6);
      expect(found.exportKwh).toBeCloseTo(exportKwh, 6);
    },
  );

  it('leaves nothing open in our own exports', () => {
    const readings = preview(
      'time,phase,voltage_v,import_kwh\r\n2026-03-29T02:30:00.000000Z,1,230,7000.5\r\n',
    );
    expect(readings).toMatchObject({
      layout: 'ohmstead',
      open: [],
      mapping: { time: { column: 0, format: 'iso' }, phaseColumn: 1, values: [{ column: 2 }, { column: 3 }] },
    });
    const intervals = preview(
      'from,to,import_kwh,export_kwh,estimated\r\n2026-03-29T00:00:00+01:00,2026-03-29T00:15:00+01:00,0.5,,false\r\n',
    );
    expect(intervals).toMatchObject({
      layout: 'ohmstead',
      open: [],
      mapping: {
        time: { column: 0, format: 'iso' },
        interval: { stamp: 'start', endColumn: 1, estimatedColumn: 4 },
        values: [
          { column: 2, quantity: 'intervalImportKwh', unit: 'kWh' },
          { column: 3, quantity: 'intervalExportKwh', unit: 'kWh' },
        ],
      },
    });
  });

  it('reads the columns of spreadsheets as text', () => {
    // Balcão Digital and Slimme Meter Portal: see e-redes.md and slimme-meter-portal.md.
    const portugal = preview(
      'Contador;Data;Hora;Consumo registado, Ativa (kW);Estado\n' +
        '000000000000000;2024/10/27;01:00;0.32400000000000001;Real\n' +
        '000000000000000;2024/10/27;01:15;0.252;Real\n',
    );
    expect(portugal.open).toEqual(['zone', 'stamp']);
    expect(portugal.mapping).toMatchObject({
      time: { column: 1, timeColumn: 2, format: 'yyyy/MM/dd HH:mm' },
      interval: { seconds: 900 },
      values: [{ column: 3, quantity: 'intervalImportKwh', unit: 'kW' }],
    });
    const netherlands = preview(
      'datum_tijd;levering_normaal;levering_laag;teruglevering_normaal;teruglevering_laag;buitentemperatuur\n' +
        '31-01-2024 00:15:00 +0100;;0,12;;0,00;-\n31-01-2024 00:30:00 +0100;;0,10;;0,02;-\n' +
        '31-01-2024 12:15:00 +0100;0,21;;0,35;;-\n31-01-2024 12:30:00 +0100;0,08;;0,41;;-\n',
    );
    expect(netherlands.open).toEqual(['stamp', 'unit']);
    expect(netherlands.mapping?.values.map(({ column, quantity }) => [column, quantity])).toEqual([
      [1, 'intervalImportKwh'],
      [2, 'intervalImportKwh'],
      [3, 'intervalExportKwh'],
      [4, 'intervalExportKwh'],
    ]);
  });

  it('keeps to one meter where more may follow below the sample', () => {
    const rows = Array.from({ length: 8 }, (_, hour) => `4711;2026-01-01 0${hour}:00;0,${hour}`);
    const text = ['Zählernummer;von;Verbrauch kWh', ...rows].join('\n');
    expect(previewFile({ text, isWhole: true }, zone).mapping?.only).toBeUndefined();
    expect(previewFile({ text, isWhole: false }, zone).mapping?.only).toEqual({
      column: 0,
      text: '4711',
      isSole: true,
    });
  });

  it('has a mapping for every table, and asks what it does not know', () => {
    const { mapping, open } = preview('a;b;c\n1;2;3\n4;5;6\n');
    expect(importMapping.safeParse(mapping).success).toBe(true);
    expect(open).toContain('columns');
    expect(preview('2026-01-01 00:00;5;6\n2026-01-01 00:15;5;7\n').open).toContain('columns');
  });

  it.each(['', 'name,colour\nhouse,red', 'just a text'])('has none for %j, which is no table', (text) => {
    expect(preview(text)).toMatchObject({ mapping: null, layout: null, open: [] });
  });

  it('gives a mapping that an import accepts, whatever stands in the cells', () => {
    const cell = fc.oneof(
      fc.constantFrom(
        '01.02.2026',
        '2026-02-01 00:15',
        '00:15',
        '24:00',
        '12',
        '0,5',
        '-1.5',
        'kWh',
        '',
        'Gas',
        '1.8.0',
      ),
      fc.string({ maxLength: 8 }),
    );
    const table = fc.tuple(
      fc.constantFrom(';', ',', '\t', '|'),
      fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }),
    );
    fc.assert(
      fc.property(table, fc.boolean(), ([delimiter, rows], isWhole) => {
        const text = rows.map((row) => row.join(delimiter)).join('\n');
        const { mapping, open } = previewFile({ text, isWhole }, zone);
        if (mapping === null) expect(open).toEqual([]);
        else expect(importMapping.safeParse(mapping).success).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
