// Files as they come from anywhere: cut, mixed up, with bytes of anything. They are read to their end or refused, and what
// is given holds together. A longer run: ODD_FILES=200000.
import type { ImportMapping } from '@ohmstead/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ReadIntervals,
  readGreenButton,
  readIntervals,
  readNem12,
  readReadings,
} from '../../test/read-imported.ts';
import { FileRefused } from './file-refused.ts';
import { InvalidXml } from './xml-reader.ts';

const numRuns = Number(process.env.ODD_FILES ?? 400);
const timeout = 60_000 + numRuns * 20;

const base: ImportMapping = {
  delimiter: ';',
  decimal: ',',
  headerLines: 1,
  time: { column: 0, format: 'dd.MM.yyyy HH:mm', zone: 'Europe/Berlin' },
  phaseColumn: null,
  values: [{ column: 1, quantity: 'importKwh', unit: 'kWh' }],
};
const energy = { column: 1, quantity: 'intervalImportKwh', unit: 'kWh' } as const;

const mappings: readonly ImportMapping[] = [
  base,
  { ...base, phaseColumn: 2 },
  { ...base, values: [{ column: 1, quantity: 'importKwh', unit: 'Wh', where: { column: 2, text: '1' } }] },
  { ...base, interval: { stamp: 'end' }, values: [energy] },
  { ...base, interval: { stamp: 'start', endColumn: 3 }, values: [energy] },
  { ...base, interval: { stamp: 'start', endTimeColumn: 2 }, values: [{ ...energy, unit: 'kW' }] },
  { ...base, interval: { stamp: 'start' }, values: [{ ...energy, columns: 24 }] },
  { ...base, delimiter: '|', decimal: '.', interval: { stamp: 'start', seconds: 900 }, values: [energy] },
];

const csv = [
  'Datum;Bezug;Phase;bis',
  '26.10.2025 01:45;1,5;1;26.10.2025 02:00',
  '26.10.2025 02:00;1.234,5;2;26.10.2025 02:15',
  '26.10.2025 02:00;2 kWh;1;26.10.2025 02:15',
  '"30.03.2025 02:30";"1,5";net;24:00',
  '30.03.2025;1;2;3;4;5;6;7;8;9;10;11;12;13;14;15;16;17;18;19;20;21;22;23;24',
  '',
].join('\r\n');
const nem12 = [
  '100,NEM12,200404201300,MDA1,Ret1',
  '200,CCCC123456,E1,001,E1,N1,METSER123,kWh,30,',
  `300,20040417,${Array.from({ length: 48 }, (_, at) => at / 10).join(',')},V,,,20040418203500,`,
  '400,1,20,F14,76,',
  '900',
].join('\n');
const greenButton =
  '<feed><entry><ReadingType><flowDirection>1</flowDirection><uom>72</uom></ReadingType></entry><entry>' +
  '<IntervalBlock><IntervalReading><timePeriod><duration>900</duration><start>1735689600</start></timePeriod>' +
  '<value>5</value></IntervalReading></IntervalBlock></entry></feed>';

type Change = { readonly at: number; readonly cut: number; readonly put: string };

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(3000),
  cut: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(200)),
  put: fc.oneof(
    fc.constantFrom(
      '',
      ';',
      '\n',
      '"',
      ',',
      '-',
      '1e308',
      '9'.repeat(30),
      '\0',
      '\ufeff',
      '24:00',
      '0',
      '<a>',
      '&x;',
    ),
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom('300,', '400,', '26.10.2025 02:30', '1970', 'NaN', '.'.repeat(20_000)),
  ),
});

const changed = (text: string) =>
  fc.array(change, { minLength: 1, maxLength: 8 }).map((changes) =>
    changes.reduce((now, { at, cut, put }) => {
      const from = at % (now.length + 1);
      return now.slice(0, from) + put + now.slice(from + cut);
    }, text),
  );

const orRefused = <Result>(read: () => Result): Result | null => {
  try {
    return read();
  } catch (error) {
    if (error instanceof FileRefused || error instanceof InvalidXml) return null;
    throw error;
  }
};

const expectWhole = (read: ReadIntervals | null): void => {
  const ends = { import: Number.NEGATIVE_INFINITY, export: Number.NEGATIVE_INFINITY };
  for (const { fromMicros, toMicros, importMwh, exportMwh } of read?.intervals ?? []) {
    expect(toMicros).toBeGreaterThan(fromMicros);
    expect(importMwh === null && exportMwh === null).toBe(false);
    for (const mwh of [importMwh ?? 0, exportMwh ?? 0])
      expect(Number.isSafeInteger(mwh) && mwh >= 0).toBe(true);
    if (importMwh !== null) expect(fromMicros).toBeGreaterThanOrEqual(ends.import);
    if (exportMwh !== null) expect(fromMicros).toBeGreaterThanOrEqual(ends.export);
    if (importMwh !== null) ends.import = toMicros;
    if (exportMwh !== null) ends.export = toMicros;
  }
};

describe('an odd file of history', () => {
  it(
    'is a CSV',
    () => {
      fc.assert(
        fc.property(fc.constantFrom(...mappings), changed(csv), (mapping, text) => {
          if (mapping.interval !== undefined) {
            expectWhole(orRefused(() => readIntervals(mapping, text)));
            return;
          }
          const lines = text.split('\n').length;
          for (const isHeld of [true, false]) {
            const { readings, refused } = readReadings(mapping, text, { size: 97, isHeld });
            const rows = readings.reduce((sum, { rows: of }) => sum + of, 0) + refused.length;
            expect(rows).toBeLessThanOrEqual(lines);
            expect(new Set(refused.map(([line]) => line)).size).toBe(refused.length);
          }
        }),
        { numRuns },
      );
    },
    timeout,
  );

  it(
    'is of NEM12',
    () => {
      fc.assert(
        fc.property(changed(nem12), (text) => expectWhole(orRefused(() => readNem12(text)))),
        { numRuns },
      );
    },
    timeout,
  );

  it(
    'is of Green Button',
    () => {
      fc.assert(
        fc.property(changed(greenButton), (text) => expectWhole(orRefused(() => readGreenButton(text)))),
        { numRuns },
      );
    },
    timeout,
  );
});
