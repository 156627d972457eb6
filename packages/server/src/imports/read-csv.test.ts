import { formatInstantMicros } from '@ohmstead/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalReader } from './csv-decimal.ts';
import { CsvLine } from './csv-line.ts';
import { lineTimes } from './csv-time.ts';
import type { ImportedReading } from './imported-reading.ts';
import { csvReader } from './read-csv.ts';
import { SeriesClock } from './series-clock.ts';
import { usualMapping } from './usual-mapping.ts';

const horizon = { nowMicros: Date.UTC(2026, 2, 10) * 1000, keptFromMicros: 0 };

describe('decimalReader', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 22 });
  const text = fc
    .tuple(
      fc.constantFrom('', '-', '+'),
      digits,
      fc.option(digits),
      fc.option(fc.integer({ min: -30, max: 30 })),
    )
    .map(([sign, whole, decimals, power]) =>
      [sign, whole, decimals === null ? '' : `.${decimals}`, power === null ? '' : `e${power}`].join(''),
    );
  const read = (cell: string, power = 0) => decimalReader('.', power)(Buffer.from(cell), 0, cell.length);

  it('reads what Number() reads, to the bit', () => {
    fc.assert(
      fc.property(text, (cell) => {
        expect(read(cell)).toBe(Number(cell));
      }),
      { numRuns: 3000 },
    );
  });

  it('reads other units as the decimal they are, to the bit', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(-3, -2, 3), (cell, power) => {
        const [mantissa = '', exponent = '0'] = cell.split('e');
        expect(read(cell, power)).toBe(Number(`${mantissa}e${Number(exponent) + power}`));
      }),
      { numRuns: 3000 },
    );
  });

  it.each(['', 'null', 'NaN', 'unavailable', '-'])('takes %j for unknown', (cell) => {
    expect(read(cell)).toBeNull();
  });

  it.each(['1,5', '1.2.3', 'x', '0x10', '1e', '1 00', '0,123', '1,234,5', '1 234,567', '--1', '.'])(
    'takes %j for no number',
    (cell) => {
      expect(read(cell)).toBeNaN();
    },
  );

  const readAs = (mark: string, unit: Parameters<typeof decimalReader>[2], cell: string) => {
    const bytes = Buffer.from(cell);
    return decimalReader(mark, 0, unit)(bytes, 0, bytes.length);
  };

  it('reads a decimal comma', () => {
    expect(readAs(',', '1', '-12,75')).toBe(-12.75);
    expect(readAs(',', '1', '1.5')).toBeNaN();
  });

  it.each([
    [',', '1.234,5', 1234.5],
    [',', '-1.234.567', -1_234_567],
    [',', "1'234,5", 1234.5],
    [',', '1\u00a0234\u00a0567,25', 1_234_567.25],
    ['.', '1,234.5', 1234.5],
    ['.', '12\u202f345', 12_345],
    ['.', '1\u2019234.5', 1234.5],
    ['.', '1 000', 1000],
  ])('reads thousands: where %j is the decimal mark, %j', (mark, cell, value) => {
    expect(readAs(mark, '1', cell)).toBe(value);
  });

  it('reads a number with its unit, or with another of the same kind', () => {
    expect(readAs(',', 'kWh', '0,123 kWh')).toBe(0.123);
    expect(readAs(',', 'kWh', '0,123kwh')).toBe(0.123);
    expect(readAs(',', 'Wh', '0,123 kWh')).toBe(123);
    expect(readAs(',', 'kWh', '950 Wh')).toBe(0.95);
    expect(readAs('.', 'kWh', '1,234.5 Wh')).toBe(1.2345);
    expect(readAs('.', 'kWh', '0.001MWh')).toBe(1);
    expect(readAs('.', 'kWh', '0.123 kW')).toBeNaN();
    expect(readAs('.', 'kWh', '0.123 V')).toBeNaN();
    expect(readAs('.', '1', '98 %')).toBe(0.98);
  });
});

/** The instants of the cells of one series, one after another. */
const timeReader = (time: Parameters<typeof lineTimes>[0] & { readonly column: number }) => {
  const { clock, read } = lineTimes(time);
  const series = clock && new SeriesClock(clock, 'instant');
  const line = new CsvLine('\t');
  return (bytes: Uint8Array, from: number, to: number): number => {
    line.split(bytes, from, to);
    const shown = read(line, time);
    return series === null ? shown : series.instant(shown);
  };
};

describe('lineTimes', () => {
  it('reads every instant with its offset', () => {
    const read = timeReader({ column: 0, format: 'iso' });
    const instant = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) });
    fc.assert(
      fc.property(instant, fc.integer({ min: -95, max: 95 }), fc.boolean(), (ms, quarters, isExact) => {
        const whole = isExact ? ms : Math.floor(ms / 1000) * 1000;
        const local = new Date(whole + quarters * 900_000).toISOString().slice(0, isExact ? 23 : 19);
        const minutes = Math.abs(quarters) * 15;
        const pad = (value: number): string => String(value).padStart(2, '0');
        const offset = `${quarters < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
        const text = quarters === 0 ? `${local}Z` : local + offset;
        expect(read(Buffer.from(text), 0, text.length)).toBe(whole * 1000);
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['dd.MM.yyyy HH:mm', '29.03.2026 01:30:15', '2026-03-29T00:30:15.000000Z'],
    ['MM/dd/yyyy HH:mm', '3/29/2026 11:30 PM', '2026-03-29T21:30:00.000000Z'],
    ['dd/MM/yyyy HH:mm', '29/03/2026 12:00 am', '2026-03-28T23:00:00.000000Z'],
    ['yyyy-MM-dd HH:mm', '2026-10-25 02:30', '2026-10-25T00:30:00.000000Z'],
    ['yyyy/MM/dd HH:mm', '2026/3/9 24:00', '2026-03-09T23:00:00.000000Z'],
    ['dd-MM-yyyy HH:mm', '29-03-2026', '2026-03-28T23:00:00.000000Z'],
    ['yyyyMMdd HH:mm', '20260329 0130', '2026-03-29T00:30:00.000000Z'],
    ['yyyyMMdd HH:mm', '20260329T01:30:15,25', '2026-03-29T00:30:15.250000Z'],
    ['yyyyMMdd HH:mm', '202603290130', '2026-03-29T00:30:00.000000Z'],
    ['dd.MM.yyyy HH:mm', '01.02.26 7', '2026-02-01T06:00:00.000000Z'],
    ['MM/dd/yyyy HH:mm', '02/01/2026 12 p.m.', '2026-02-01T11:00:00.000000Z'],
    ['yyyy-MM-dd HH:mm', '2026-02-01 10:00 to 2026-02-01 11:00', '2026-02-01T09:00:00.000000Z'],
    ['dd.MM.yyyy HH:mm', '01.02.2026 10:00:30+05:30', '2026-02-01T04:30:30.000000Z'],
    ['dd.MM.yyyy HH:mm', '01.02.2026 10:00 -0200', '2026-02-01T12:00:00.000000Z'],
    ['dd.MM.yyyy HH:mm', '01.02.2026 10:00Z', '2026-02-01T10:00:00.000000Z'],
  ] as const)('reads %s as %s of Berlin’s wall clocks', (format, text, expected) => {
    const micros = timeReader({ column: 0, format, zone: 'Europe/Berlin' })(
      Buffer.from(text),
      0,
      text.length,
    );
    expect(formatInstantMicros(micros)).toBe(expected);
  });
});

describe('lineTimes of wall clocks', () => {
  it.each([
    ['dd.MM.yyyy HH:mm', '29.03.2026 02:30'],
    ['dd.MM.yyyy HH:mm', '31.02.2026 10:00'],
    ['dd.MM.yyyy HH:mm', '01.02.2026 24:01'],
    ['dd.MM.yyyy HH:mm', '01.02.2026 10:60'],
    ['dd.MM.yyyy HH:mm', '01.02/2026 10:00'],
    ['MM/dd/yyyy HH:mm', '02/01/2026 13 pm'],
    ['MM/dd/yyyy HH:mm', '13/01/2026 10:00'],
    ['yyyyMMdd HH:mm', '2026-03-29 10:00'],
  ] as const)('does not read %s as %s', (format, text) => {
    const read = timeReader({ column: 0, format, zone: 'Europe/Berlin' });
    expect(read(Buffer.from(text), 0, text.length)).toBeNaN();
  });
});

describe('csvReader', () => {
  const header = 'time,phase,power_w,import_kwh';
  const line = fc.oneof(
    fc.constantFrom('', '"', ',,,', 'x,y', '2025-01-01T00:00:00Z,1,"5",7'),
    fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 4 })).map(([minute, phase]) => {
      const time = new Date(Date.UTC(2025, 0, 1) + minute * 60_000).toISOString();
      return `${time},${phase},${minute / 8},${minute}`;
    }),
  );

  it('reads the same however the bytes come', () => {
    const readIn = (bytes: Buffer, size: number) => {
      const readings: ImportedReading[] = [];
      const refused: [number, string][] = [];
      const mapping = usualMapping(header.split(','));
      if (!mapping) throw new Error('the header is a usual one');
      const sink = {
        reading: (reading: ImportedReading) => void readings.push(reading),
        refused: (at: number, code: string) => void refused.push([at, code]),
      };
      const reader = csvReader({ mapping, horizon, sink, series: 4 });
      for (let from = 0; from < bytes.length; from += size) reader.push(bytes.subarray(from, from + size));
      reader.end();
      return { readings, refused };
    };
    const lines = fc.array(line, { maxLength: 12 });
    fc.assert(
      fc.property(
        lines,
        fc.constantFrom('\n', '\r\n'),
        fc.integer({ min: 1, max: 90 }),
        (some, end, size) => {
          const bytes = Buffer.from([header, ...some].join(end));
          expect(readIn(bytes, size)).toEqual(readIn(bytes, bytes.length));
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('CsvLine', () => {
  it('cuts quoted cells at their own delimiters', () => {
    const line = new CsvLine(';');
    const bytes = Buffer.from(' a ;"b;c";;"d"');
    line.split(bytes, 0, bytes.length);
    expect([0, 1, 2, 3].map((cell) => line.text(cell))).toEqual(['a', 'b;c', '', 'd']);
    expect(line.count).toBe(4);
  });
});
