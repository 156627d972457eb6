import { constants, inflateRawSync } from 'node:zlib';
import type { BillReport, EnergyReport, ReportedBillLine } from '@ohmstead/contract';
import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { billSheet } from './bill-sheet.ts';
import { csvOfSheet } from './csv-of-sheet.ts';
import { energySheets } from './energy-sheets.ts';
import { hoursSheet } from './hours-sheet.ts';
import { xlsxOfSheets } from './xlsx-of-sheets.ts';

/** The contents of all parts of a workbook, one after another, found by the heads of the parts. */
const unzipped = (file: Buffer): string => {
  let all = '';
  for (let at = file.indexOf('PK\u0003\u0004'); at !== -1; at = file.indexOf('PK\u0003\u0004', at + 4)) {
    const from = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
    all += inflateRawSync(file.subarray(from), { finishFlush: constants.Z_SYNC_FLUSH }).toString();
  }
  return all;
};

const read = (csv: string): string[][] => papaparse.parse<string[]>(csv.slice(1)).data;

describe('csvOfSheet', () => {
  it('writes numbers as they are and leaves unknown empty', () => {
    const sheet = {
      name: 'A',
      columns: ['a', 'b'],
      rows: [
        [1234567.123456, null],
        [-0.5, 0],
      ],
    };
    expect(csvOfSheet(sheet)).toBe('\uFEFFa,b\r\n1234567.123456,\r\n-0.5,0');
  });

  it('disarms what a spreadsheet would run, in headings too', () => {
    const sheet = { name: 'A', columns: ['=1+1'], rows: [['@SUM(A1)'], ['+1'], ['-x'], ['\tx'], ['a,"b"']] };
    const [heading, ...rows] = read(csvOfSheet(sheet));
    expect(heading).toEqual(["'=1+1"]);
    expect(rows.flat()).toEqual(["'@SUM(A1)", "'+1", "'-x", "'\tx", 'a,"b"']);
  });

  it('disarms each line of a cell, and no number', () => {
    const formula = '=HYPERLINK("http://evil","x")';
    const breaks = ['\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085', '\v', '\f'];
    const texts = [`${formula}\ny`, ...breaks.map((lineBreak) => `y${lineBreak}${formula}`)];
    const sheet = { name: 'A', columns: ['a\n=1'], rows: [...texts.map((text) => [text]), [-1.5], [-2e-7]] };
    const csv = csvOfSheet(sheet);
    expect(csv.match(/'=HYPERLINK/g)).toHaveLength(texts.length);
    expect(csv).not.toMatch(/(?<!')=/);
    expect(csv.split('\r\n').slice(-2)).toEqual(['-1.5', '-2e-7']);
  });
});

describe('xlsxOfSheets', () => {
  it('writes a zip of a workbook', async () => {
    const file = await xlsxOfSheets([{ name: 'A', columns: ['a'], rows: [[1], [null], ['=1+1']] }]);
    expect(file.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  });

  it('disarms texts, and leaves negative numbers numbers', async () => {
    const file = await xlsxOfSheets([{ name: 'A', columns: ['a'], rows: [['x\n=1+1'], [-1.5]] }]);
    const parts = unzipped(file);
    expect(parts).toContain("x\n'=1+1");
    expect(parts).toContain('<v>-1.5</v>');
  });
});

describe('hoursSheet', () => {
  it('distinguishes the two hours that clocks show alike', () => {
    const hours = {
      timeZone: 'Europe/Berlin',
      times: ['2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z'],
      to: '2026-10-25T02:00:00.000Z',
      meters: [
        {
          id: 1,
          name: 'Grid',
          importKwh: [0.1, null],
          exportKwh: [0, 2.000001],
          knownShare: [1, 0.25],
          coverage: allMeasured,
        },
      ],
    };
    expect(hoursSheet(hours, 'en')).toEqual({
      name: 'Hours',
      columns: ['From', 'To', 'Grid: import (kWh)', 'Grid: export (kWh)', 'Grid: data completeness (0–1)'],
      rows: [
        ['2026-10-25T02:00:00+02:00', '2026-10-25T02:00:00+01:00', 0.1, 0, 1],
        ['2026-10-25T02:00:00+01:00', '2026-10-25T03:00:00+01:00', null, 2.000001, 0.25],
      ],
    });
  });
});

const allMeasured = { measured: 1, estimated: 0, missing: 0 };
const figures: EnergyReport['current']['figures'] = {
  importKwh: 12.5,
  exportKwh: null,
  yieldKwh: null,
  consumptionKwh: 12.5,
  selfUseKwh: null,
  selfUseRate: null,
  selfSufficiency: 0.25,
  chargeKwh: null,
  dischargeKwh: null,
  gridUseKwh: 12.5,
  directUseKwh: null,
  storageUseKwh: null,
  storageLossKwh: null,
  state: 'ok',
  inconsistentShare: 0,
  unmeteredShare: 0,
  coverage: allMeasured,
  coverageOf: {
    import: allMeasured,
    export: allMeasured,
    yield: allMeasured,
    consumption: allMeasured,
    selfUse: allMeasured,
    charge: allMeasured,
    discharge: allMeasured,
  },
};
const day = { from: '2026-03-28T23:00:00.000Z', to: '2026-03-29T22:00:00.000Z' };
const energy: EnergyReport = {
  reporttype: 0,
  view: 'consumption',
  previous: null,
  demand: null,
  phaseRule: 'perPhase',
  byRule: [],
  current: { ...day, figures },
  lastYear: {
    from: '2025-03-28T23:00:00.000Z',
    to: '2025-03-29T23:00:00.000Z',
    figures,
    change: { import: 0, export: null, yield: null, consumption: 0 },
  },
  comparedColumns: null,
  co2: { emittedG: null, avoidedG: null },
  columns: {
    timeZone: 'Europe/Berlin',
    times: [day.from, '2026-03-29T00:00:00.000Z'],
    to: day.to,
    series: [{ key: 'import', unit: 'kWh', data: [0.25, null] }],
    coverage: [allMeasured, { measured: 0.5, estimated: 0.25, missing: 0.25 }],
    inconsistent: [1],
    unmetered: [0],
  },
};

describe('energySheets', () => {
  it('have the columns with their coverage, and the compared periods', () => {
    const [columns, compared] = energySheets(energy, 'de');
    expect(columns?.columns).toEqual([
      ...['Von', 'Bis', 'Bezug (kWh)', 'Anteil gemessen', 'Anteil geschätzt', 'Anteil fehlend'],
      ...['Zähler widersprechen sich', 'Erzeugung ohne Zähler'],
    ]);
    expect(columns?.rows).toEqual([
      ['2026-03-29T00:00:00+01:00', '2026-03-29T01:00:00+01:00', 0.25, 1, 0, 0, null, 'ja'],
      ['2026-03-29T01:00:00+01:00', '2026-03-30T00:00:00+02:00', null, 0.5, 0.25, 0.25, 'ja', null],
    ]);
    expect(compared?.rows.map(([period, from]) => [period, from])).toEqual([
      ['Dieser Zeitraum', '2026-03-29T00:00:00+01:00'],
      ['Vor einem Jahr', '2025-03-29T00:00:00+01:00'],
    ]);
  });
});

const line: ReportedBillLine = {
  kind: 'energy',
  name: null,
  band: 'offPeak',
  season: null,
  tier: null,
  kWh: 12.345678,
  demandKw: null,
  price: 0.2534,
  averaged: false,
  rate: null,
  base: null,
  days: 31,
  amount: 3.13,
  tariffVersion: '7',
  from: '2026-01-01',
  to: '2026-02-01',
};
const empty = { lines: [], total: null, coverage: { ...allMeasured, unpriced: 0 }, unpriced: [] };
const bill: BillReport = {
  ...empty,
  from: line.from,
  to: line.to,
  currency: 'EUR',
  minorDigits: 2,
  demand: null,
  periods: [],
  isOpen: false,
  net: null,
  lines: [
    line,
    { ...line, kind: 'tax', name: '=VAT', band: null, kWh: null, rate: 0.19, base: 3.13, amount: 0.59 },
  ],
  total: 3.72,
  income: empty,
  saving: empty,
  tariffNames: { 7: 'Night & day' },
};

describe('billSheet', () => {
  it('has every line, and a total that is unknown where there is none', () => {
    const { columns, rows } = billSheet(bill, 'en');
    const at = (heading: string) => columns.indexOf(heading);
    const picked = ['Statement', 'Line', 'Band', 'kWh', 'Price', 'Amount', 'Tariff'].map(at);
    expect(rows.map((row) => picked.map((place) => row[place]))).toEqual([
      ['Cost', 'Energy', 'Off-peak', 12.345678, 0.2534, 3.13, 'Night & day'],
      ['Cost', 'Tax', null, null, 0.2534, 0.59, 'Night & day'],
      ['Cost', 'Total', null, null, null, 3.72, null],
      ['Income', 'Total', null, null, null, null, null],
      ['Savings', 'Total', null, null, null, null, null],
    ]);
    expect(rows.every((row) => row.length === columns.length)).toBe(true);
  });
});
