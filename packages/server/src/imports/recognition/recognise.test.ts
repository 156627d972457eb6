import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeUpTable } from '../../../test/made-up-table.ts';
import { recognise } from './recognise.ts';
import { tableOf } from './table.ts';

const recogniseText = (text: string, zone = 'Europe/Berlin') => {
  const table = tableOf(text, true);
  if (table === null) throw new Error('This is no table.');
  return recognise(table, zone);
};

const lines = (...of: readonly string[]): string => of.join('\n');

describe('recognise', () => {
  it('is right about a table or asks, in every language', () => {
    fc.assert(
      fc.property(madeUpTable, (made) => {
        const { mapping, open } = recogniseText(made.text);
        const isAsked = (opening: (typeof open)[number]): boolean =>
          open.includes(opening) || open.includes('columns');
        expect(mapping.delimiter).toBe(made.delimiter);
        expect(mapping.headerLines).toBe(made.headerLines);
        if (!isAsked('columns')) {
          expect(mapping.time.column).toBe(made.timeColumn);
          expect(mapping.time.timeColumn ?? null).toBe(made.clockColumn);
          expect(mapping.decimal).toBe(made.decimal);
        }
        if (!isAsked('dateOrder')) expect(mapping.time.format).toBe(made.format);
        if (made.format !== 'iso') expect(open).toContain('zone');
        if (!isAsked('kind')) expect(mapping.interval === undefined).toBe(made.isOfCounts);
        if (!isAsked('stamp') && mapping.interval) expect(mapping.interval.stamp).toBe(made.stamp ?? 'start');
        const [imported, exported] = mapping.values;
        if (made.unit === null) expect(open).toContain('unit');
        else expect(imported?.unit).toBe(made.unit);
        if (!isAsked('direction')) {
          expect(imported).toMatchObject({ column: made.importColumn });
          expect(imported?.quantity.toLowerCase()).toContain('import');
          expect(exported?.column).toBe(made.hasExport ? made.importColumn + 1 : undefined);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('asks little where the names say it', () => {
    const rows = [
      '29.03.2026;00:00;00:15;0,5;0,0',
      '29.03.2026;00:15;00:30;0,4;0,0',
      '29.03.2026;00:30;00:45;0,6;0,1',
    ];
    const { mapping, open } = recogniseText(
      lines('Datum;Uhrzeit von;Uhrzeit bis;Bezug (Wh);Einspeisung (Wh)', ...rows),
    );
    expect(open).toEqual(['zone']);
    expect(mapping).toMatchObject({
      time: { column: 0, timeColumn: 1, format: 'dd.MM.yyyy HH:mm', zone: 'Europe/Berlin' },
      interval: { stamp: 'start', seconds: 900 },
      values: [
        { column: 3, quantity: 'intervalImportKwh', unit: 'Wh' },
        { column: 4, quantity: 'intervalExportKwh', unit: 'Wh' },
      ],
    });
  });

  it('reads headings of neighbouring columns together with those below, unless they are something else', () => {
    const rows = ['29.03.2026 00:00;0,5;0,1', '29.03.2026 00:15;0,4;0,0', '29.03.2026 00:30;0,6;0,1'];
    const below = (above: string) => recogniseText(lines(above, 'Zeit;Bezug;Lieferung', ...rows));
    const grouped = below(';Wirkarbeit (Wh);Wirkarbeit (Wh)');
    expect(grouped.open).not.toContain('unit');
    expect(grouped.mapping).toMatchObject({
      headerLines: 2,
      values: [
        { column: 1, quantity: 'intervalImportKwh', unit: 'Wh' },
        { column: 2, quantity: 'intervalExportKwh', unit: 'Wh' },
      ],
    });
    expect(below('Kunde;Haus (kW);Haus (kW)').mapping.values[0]?.unit).not.toBe('kW');
  });

  it('tells the energy of intervals from a counter by what the values do', () => {
    const table = (values: readonly number[]) =>
      lines(
        'Zeitstempel;kWh',
        ...values.map((value, hour) => `01.02.2026 ${hour}:00;${String(value).replace('.', ',')}`),
      );
    const falling = recogniseText(table([0.5, 0.4, 0.6, 0.3, 0.7, 0.2]));
    expect(falling.mapping.values[0]?.quantity).toBe('intervalImportKwh');
    expect(falling.open).not.toContain('kind');
    const rising = recogniseText(table([7000, 7000.2, 7000.5, 7000.9, 7001, 7001.4, 7001.9]));
    expect(rising.mapping.values[0]?.quantity).toBe('importKwh');
    expect(rising.open).not.toContain('kind');
    expect(recogniseText(table([7, 7, 7])).open).toContain('kind');
  });

  it('asks where the values contradict the name', () => {
    const table = (name: string, values: readonly number[]) =>
      lines(`Zeit;${name}`, ...values.map((value, hour) => `01.02.2026 ${hour}:00;${value}`));
    const rising = [7000, 7002, 7005, 7009, 7011, 7014, 7019];
    expect(recogniseText(table('Verbrauch kWh', rising)).open).toContain('kind');
    expect(recogniseText(table('Zählerstand kWh', [5, 4, 6, 3, 7, 2])).open).toContain('kind');
  });

  it('reads registers row by row, and passes over what is no energy', () => {
    const rows = ['1-0:1.8.0;7000,1;kWh', '1-0:2.8.0;12,5;kWh', '1-0:3.8.0;99;kvarh'].flatMap((rest) =>
      Array.from({ length: 3 }, (_, hour) => `2026-02-01 0${hour}:00;${rest}`),
    );
    const { mapping, open, meters } = recogniseText(lines('Zeit;OBIS;Wert;Einheit', ...rows));
    const value = { column: 2, unit: 'kWh', unitColumn: 3 };
    expect(mapping.values).toEqual([
      { ...value, quantity: 'importKwh', where: { column: 1, text: '1-0:1.8.0' } },
      { ...value, quantity: 'exportKwh', where: { column: 1, text: '1-0:2.8.0' } },
    ]);
    expect(open).toEqual(['zone']);
    expect(meters).toEqual([]);
  });

  it('asks which of several meters is meant', () => {
    const rows = ['A17', 'B4'].flatMap((serial) =>
      Array.from({ length: 5 }, (_, hour) => `${serial},2026-02-01T0${hour}:00:00Z,${hour === 2 ? 5 : hour}`),
    );
    const { mapping, open, meters } = recogniseText(lines('Serial number,From,Usage (kWh)', ...rows));
    expect(meters).toEqual([
      { column: 0, text: 'A17' },
      { column: 0, text: 'B4' },
    ]);
    expect(mapping.only).toEqual({ column: 0, text: 'A17' });
    expect(open).toEqual(['meter']);
  });

  it('asks for the columns where rows of one moment have nothing to tell them apart', () => {
    const rows = Array.from({ length: 6 }, (_, at) => `2026-02-01T1${Math.floor(at / 2)}:00:00Z;0.${at + 1}`);
    expect(recogniseText(lines('From;Usage (kWh)', ...rows)).open).toEqual(['columns']);
  });

  it.each([
    ['hours', Array.from({ length: 24 }, (_, hour) => `H${String(hour + 1).padStart(2, '0')}`), 24, 3600],
    ['hours and that of autumn', Array.from({ length: 25 }, (_, hour) => `H${hour + 1}`), 25, 3600],
    [
      'half-hours',
      Array.from({ length: 48 }, (_, at) => `${Math.floor(at / 2)}:${at % 2 === 0 ? '00' : '30'}`),
      48,
      1800,
    ],
  ])('reads days whose %s stand beside each other', (_, names, columns, seconds) => {
    const row = names.map((__, at) => `0.${at % 9}`).join(',');
    const { mapping, open } = recogniseText(
      lines(`Meter,Date,Unit,${names.join(',')}`, `1,2026-02-01,kWh,${row}`, `1,2026-02-28,kWh,${row}`),
    );
    expect(mapping).toMatchObject({
      time: { column: 1, format: 'yyyy-MM-dd HH:mm' },
      interval: { stamp: 'start', seconds },
      values: [{ column: 3, quantity: 'intervalImportKwh', unit: 'kWh', columns }],
    });
    expect(open).toEqual(['zone', 'direction']);
  });

  it('takes hours from 1 to 24 for ends, and those from 0 for beginnings', () => {
    const table = (first: number) =>
      lines(
        'Fecha;Hora;Consumo kWh',
        ...Array.from({ length: 24 }, (_, at) => `13/02/2026;${first + at};0,${at % 5}`),
      );
    expect(recogniseText(table(1)).mapping).toMatchObject({
      interval: { stamp: 'end' },
      time: { isCounted: true },
    });
    expect(recogniseText(table(0)).mapping.interval?.stamp).toBe('start');
  });

  it('knows a zone that the file names', () => {
    const table = (name: string) => lines(`${name};Usage kWh`, '2026-02-01 00:00;1', '2026-02-01 01:00;2');
    expect(recogniseText(table('Start (UTC)'))).toMatchObject({
      open: [],
      mapping: { time: { zone: 'UTC' } },
    });
    expect(recogniseText(table('Start Europe/Paris')).mapping.time.zone).toBe('Europe/Paris');
    expect(recogniseText(table('Start (UTC+1)')).open).toContain('zone');
  });

  it('proposes the order of dates that makes them follow each other, and asks', () => {
    const rows = ['01', '02', '03', '04'].map((day) => `${day}/05/2026;1${day};A`);
    const { mapping, open } = recogniseText(lines('Date;Meter reading kWh;x', ...rows));
    expect(mapping.time.format).toBe('dd/MM/yyyy HH:mm');
    expect(open).toContain('dateOrder');
  });

  it('asks for the columns where one of several could be meant', () => {
    const { open } = recogniseText(
      lines('From;Usage cellar kWh;Usage attic kWh', '2026-02-01T00:00Z;1;2', '2026-02-01T01:00Z;2;1'),
    );
    expect(open).toEqual(['columns']);
  });

  it('takes power beside counts for what was read with them', () => {
    const rows = Array.from(
      { length: 9 },
      (_, hour) => `2026-02-13 0${hour}:00,230,276,${1000 + hour / 4},5`,
    );
    const { mapping, open } = recogniseText(
      lines('Time,Voltage(V),Power(W),Import Energy(kWh),Export Energy(kWh)', ...rows),
    );
    expect(mapping.interval).toBeUndefined();
    expect(mapping.values.map(({ column, quantity }) => [column, quantity])).toEqual([
      [3, 'importKwh'],
      [4, 'exportKwh'],
      [2, 'powerW'],
      [1, 'voltageV'],
    ]);
    expect(open).toEqual(['zone']);
  });

  it('prefers what the grid meter says to the use of the house', () => {
    const rows = Array.from(
      { length: 9 },
      (_, hour) => `2026-02-13 0${hour}:00,9${hour % 3},4,8${hour % 2},1${hour % 4}`,
    );
    const { mapping, open } = recogniseText(
      lines('From,Consumption (Wh),Production (Wh),Import (Wh),Export (Wh)', ...rows),
    );
    expect(mapping.values.map(({ column }) => column)).toEqual([3, 4]);
    expect(open).toEqual(['zone']);
  });

  it('adds the tariffs of a direction, and takes the minus of what is fed in away', () => {
    const rows = Array.from(
      { length: 6 },
      (_, hour) => `2026-02-13 0${hour}:00;0,${hour % 3};0,0;-0,${hour % 2};0,0`,
    );
    const { mapping } = recogniseText(
      lines(
        'Vanaf;Verbruik laag kWh;Verbruik hoog kWh;Teruglevering laag kWh;Teruglevering hoog kWh',
        ...rows,
      ),
    );
    expect(mapping.values).toMatchObject([
      { column: 1, quantity: 'intervalImportKwh' },
      { column: 2, quantity: 'intervalImportKwh' },
      { column: 3, quantity: 'intervalExportKwh', isNegative: true },
      { column: 4, quantity: 'intervalExportKwh' },
    ]);
  });

  it('takes an end that is the last minute for the beginning of the next interval', () => {
    const rows = [0, 1, 2, 3].map((hour) => `13/02/2026,0${hour}:00,0${hour}:59,0.${hour}`);
    const { mapping } = recogniseText(lines('Date,Start,End,Usage kWh', ...rows));
    expect(mapping.interval).toEqual({ stamp: 'start', seconds: 3600 });
  });

  it('asks about months of which the last day is given', () => {
    const rows = ['01.01.2026;31.01.2026;300', '01.02.2026;28.02.2026;280', '01.03.2026;31.03.2026;310'];
    expect(recogniseText(lines('Von;Bis;Verbrauch kWh', ...rows)).open).toContain('columns');
  });

  it('reads the beginning where both ends stand in one cell', () => {
    const rows = [0, 1, 2, 3].map((hour) => `2026-02-01 0${hour}:00 to 2026-02-01 0${hour + 1}:00,0.${hour}`);
    const { mapping, open } = recogniseText(lines('Period,Usage kWh', ...rows));
    expect(mapping).toMatchObject({ time: { column: 0 }, interval: { stamp: 'start', seconds: 3600 } });
    expect(open).toEqual(['zone']);
  });
});
