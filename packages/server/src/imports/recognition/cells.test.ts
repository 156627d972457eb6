import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOfTimes } from './date-format.ts';
import { decimalOf } from './decimal-mark.ts';
import { readNumberCell } from './number-cell.ts';
import { obisOf } from './obis.ts';
import { readClock, readTimeCell } from './time-cell.ts';
import { unitOfText } from './unit-name.ts';

describe('readNumberCell', () => {
  it.each([
    ['1.5', '.', 1.5],
    ['-2,200', '.', -2200],
    ["1'234.5", '.', 1234.5],
    ['1.234,5', ',', 1234.5],
    ['81 978,0', ',', 81978],
    ['0,123 kWh', ',', 0.123],
    ['.5', '.', 0.5],
  ] as const)('reads %j with the mark %j', (cell, decimal, value) => {
    expect(readNumberCell(cell, decimal)).toBe(value);
  });

  it.each(['', '-', 'kWh', '1.2.3', '12:00', '0.123,4', '01.11.2025', 'x1'])(
    'takes %j for no number',
    (cell) => {
      expect([readNumberCell(cell, '.'), readNumberCell(cell, ',')]).toEqual([null, null]);
    },
  );

  it('reads what it has written, whatever the mark', () => {
    const number = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((thousandths) => thousandths / 1000);
    fc.assert(
      fc.property(number, (value) => {
        expect(readNumberCell(String(value), '.')).toBe(value);
        expect(readNumberCell(String(value).replace('.', ','), ',')).toBe(value);
      }),
    );
  });
});

describe('decimalOf', () => {
  it.each([
    [['0,5', '1,234'], ',', false],
    [['0.5', '1,234.0'], '.', false],
    [['1.234,5', '2'], ',', false],
    [['12', '7'], '.', false],
    // Thousands, since hundreds stand beside them.
    [['-2,200', '784', '-1,100'], '.', false],
    [['1,234', '2,345'], ',', true],
    [['0,5', '0.5'], '.', true],
  ] as const)('of %j is %j', (cells, decimal, isOpen) => {
    expect(decimalOf(cells)).toEqual({ decimal, isOpen });
  });
});

describe('formatOfTimes', () => {
  it.each([
    [['2026-03-29T02:30:00+01:00'], 'iso', false],
    [['2026-03-29 02:30'], 'yyyy-MM-dd HH:mm', false],
    [['1735689600'], 'unixSeconds', false],
    [['1735689600000'], 'unixMilliseconds', false],
    [['03.04.2026 00:15'], 'dd.MM.yyyy HH:mm', false],
    [['3/4/26 24:00', '31/12/26 1:00'], 'dd/MM/yyyy HH:mm', false],
    [['12/31/2026 11:45 PM'], 'MM/dd/yyyy HH:mm', false],
    [['12-31-2026'], 'MM/dd/yyyy HH:mm', false],
    [['2026/03/29'], 'yyyy/MM/dd HH:mm', false],
    [['20260329'], 'yyyyMMdd HH:mm', false],
    [['31-10-2025 00:00:00'], 'dd-MM-yyyy HH:mm', false],
    // Neighbours in time with the day first, and years apart with the month first.
    [['1/2/2026', '2/2/2026', '3/2/2026'], 'dd/MM/yyyy HH:mm', true],
    [['2/1/2026', '2/2/2026', '2/3/2026'], 'MM/dd/yyyy HH:mm', true],
  ] as const)('of %j is %j', (cells, format, isOrderOpen) => {
    expect(formatOfTimes(cells)).toEqual({ format, isOrderOpen });
  });

  it('leaves out a line of totals', () => {
    const times = Array.from({ length: 20 }, (_, hour) => `01.02.2026 ${hour}:00`);
    expect(formatOfTimes([...times, 'Summe'])?.format).toBe('dd.MM.yyyy HH:mm');
  });

  it.each(['', '31.02.2026', '230,5', 'house', '25:00'])('takes %j for no time', (cell) => {
    expect(formatOfTimes([cell])).toBeNull();
  });
});

describe('readClock', () => {
  it.each([
    ['00:15', 15],
    ['24:00', 1440],
    ['12:00 AM', 0],
    ['12:30:00 pm', 750],
    ['01.00', 60],
    ['0930', 570],
    ['7h30', 450],
  ])('reads %j', (cell, minutes) => {
    expect(readClock(cell)).toBe(minutes * 60_000);
  });

  it.each(['24:15', '12:60', '', '5', '1.5'])('takes %j for no time of day', (cell) => {
    expect(readClock(cell)).toBeNull();
  });
});

describe('readTimeCell', () => {
  it('leaves the offset out of a wall-clock time', () => {
    expect(readTimeCell('01-01-2024 00:15:00 +0100', 'dd-MM-yyyy HH:mm')).toBe(Date.UTC(2024, 0, 1, 0, 15));
  });
});

describe('obisOf', () => {
  it.each([
    ['1-0:1.8.0', 'import', 'count', 0],
    ['1-1:1.29.0', 'import', 'interval', 0],
    ['1-0:2.8.0*255', 'export', 'count', 0],
    ['1.8.1', 'import', 'count', 1],
    ['Bezug 1-0:1.8.2 [kWh]', 'import', 'count', 2],
    ['1-0:16.29.0', 'net', 'interval', 0],
  ])('reads %j', (text, direction, kind, tariff) => {
    expect(obisOf(text)).toEqual({ family: 'energy', direction, kind, tariff });
  });

  it('knows mean power, and what is no active energy', () => {
    expect(obisOf('1-1:1.5.0')).toMatchObject({ family: 'power', kind: 'interval' });
    expect(obisOf('1-0:3.8.0')).toEqual({ family: 'other' });
  });

  it.each(['1.8', '01.11.2025', '230.5', '10:15:00', 'T1', ''])('takes %j for no code', (text) => {
    expect(obisOf(text)).toBeNull();
  });
});

describe('unitOfText', () => {
  it.each([
    ['Verbrauch (kWh)', 'kWh'],
    ['Consumo_kWh', 'kWh'],
    ['USAGE_KWH', 'kWh'],
    ['Active energy Wh (A)', 'Wh'],
    ['Energia [MWh]', 'MWh'],
    ['Valeur (en Kw)', 'kW'],
    ['Power [W]', 'W'],
    ['Расход, кВт·ч', 'kWh'],
    ['用电量（千瓦时）', 'kWh'],
    ['Real energy in kilowatt-hours', 'kWh'],
    ['Spannung [V]', 'V'],
    ['Current [mA]', 'mA'],
  ])('of %j is %j', (text, unit) => {
    expect(unitOfText(text)).toBe(unit);
  });

  it.each(['Verbrauch', 'kVArh', 'Gas m3', 'Kosten (€)', 'Wohnung', 'Value'])('of %j is none', (text) => {
    expect(unitOfText(text)).toBeNull();
  });
});
