// Files that look like something they are not, or change further down than anybody looks: what is proposed is right, or is
// asked, or the file itself contradicts it before anything is written.
import type { ImportMapping } from '@ohmstead/contract';
import { mwhPerKwh } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { readIntervals, readReadings } from '../../test/read-imported.ts';
import { doubtsOf } from './doubts.ts';
import type { FileFacts } from './file-facts.ts';
import { IntervalFacts } from './interval-facts.ts';
import { previewFile } from './preview-file.ts';
import { ReadingFacts } from './reading-facts.ts';

const zone = 'Europe/Berlin';
const linesLookedAt = 200;

const preview = (lines: readonly string[]) => {
  const isWhole = lines.length <= linesLookedAt;
  const { mapping, open } = previewFile({ text: lines.slice(0, linesLookedAt).join('\n'), isWhole }, zone);
  if (mapping === null) throw new Error('This is no table.');
  return { mapping, open };
};

const factsOf = (mapping: ImportMapping, text: string): { facts: FileFacts; refused: string[] } => {
  if (mapping.interval !== undefined) {
    const facts = new IntervalFacts(zone);
    const { intervals, refused, lineFacts } = readIntervals(mapping, text);
    for (const interval of intervals) facts.add(interval);
    return { facts: { ...facts.facts, ...lineFacts }, refused: refused.map(([, code]) => code) };
  }
  const facts = new ReadingFacts(zone);
  const { readings, refused, lineFacts } = readReadings(mapping, text, { isHeld: true });
  for (const reading of readings) facts.add(reading);
  return { facts: { ...facts.facts, ...lineFacts }, refused: refused.map(([, code]) => code) };
};

const sums = ({ months }: FileFacts) => {
  const sum = (of: 'importMwh' | 'exportMwh') =>
    months.reduce((kwh, month) => kwh + (month[of] ?? 0) / mwhPerKwh, 0);
  return { imported: sum('importMwh'), exported: sum('exportMwh') };
};

const read = (lines: readonly string[], mapping = preview(lines).mapping) => {
  const { facts, refused } = factsOf(mapping, lines.join('\n'));
  return { ...sums(facts), refused, doubts: doubtsOf(facts, null).map(({ code }) => code) };
};

const two = (value: number): string => String(value).padStart(2, '0');
const quarter = (at: number): string => {
  const day = new Date(Date.UTC(2026, 0, 1 + Math.floor(at / 96))).toISOString().slice(0, 10);
  return `${day} ${two(Math.floor((at % 96) / 4))}:${two((at % 4) * 15)}`;
};
const hour = (at: number): string => quarter(at * 4);
/** Up and down, 0.5 kWh in the mean. */
const use = (at: number): number => [0.4, 0.7, 0.3, 0.6][at % 4] ?? 0;
const many = (count: number, row: (at: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => row(at));

describe('a hard file', () => {
  it.each(['Status', 'Kennzeichen', 'Wertart', 'Statut', ''])(
    'has marks of values in %j, which are no units',
    (name) => {
      const lines = [`Zeit;Verbrauch;${name}`, ...many(96, (at) => `${quarter(at)};${use(at)};W`)];
      const { mapping, open } = preview(lines);
      expect(open).toContain('unit');
      expect(mapping.values).toEqual([{ column: 1, quantity: 'intervalImportKwh', unit: 'kWh' }]);
      expect(read(lines).imported).toBeCloseTo(48, 6);
    },
  );

  it('has a column of units that says W, and means it', () => {
    const lines = ['Zeit;Wert;Einheit', ...many(96, (at) => `${quarter(at)};${use(at) * 1000};W`)];
    expect(preview(lines).mapping.values[0]).toMatchObject({ unit: 'W', unitColumn: 2 });
    expect(read(lines).imported).toBeCloseTo(12, 6);
  });

  it('changes its unit below all that is looked at', () => {
    const row = (at: number): string =>
      at < 600 ? `${hour(at)};${use(at) * 1000};Wh` : `${hour(at)};${use(at)};kWh`;
    const lines = ['Zeit;Verbrauch;Einheit', ...many(720, row)];
    expect(read(lines)).toMatchObject({ refused: [], doubts: [] });
    expect(read(lines).imported).toBeCloseTo(360, 6);
  });

  it('changes the unit of its counter below all that is looked at', () => {
    const row = (at: number): string =>
      at < 600 ? `${hour(at)};${9000 + at};kWh` : `${hour(at)};${((9000 + at) / 1000).toFixed(3)};MWh`;
    const lines = ['Zeit;Zählerstand;Einheit', ...many(720, row)];
    expect(read(lines)).toMatchObject({ refused: [], doubts: [] });
    expect(read(lines).imported).toBeCloseTo(719, 6);
  });

  it('turns from energy to power below all that is looked at, and those rows are refused', () => {
    const unit = (at: number): string => (at < 600 ? 'kWh' : 'kW');
    const lines = ['Zeit;Verbrauch;Einheit', ...many(720, (at) => `${hour(at)};${use(at)};${unit(at)}`)];
    expect(new Set(read(lines).refused)).toEqual(new Set(['import_unit_unknown']));
    expect(read(lines).imported).toBeCloseTo(300, 6);
  });

  it('has gas between its rows of electricity, whose unit changes', () => {
    const row = (at: number): string[] => [
      at < 300 ? `${hour(at)};${use(at) * 1000};Wh` : `${hour(at)};${use(at)};kWh`,
      `${hour(at)};2.5;m³`,
    ];
    const lines = ['Time;Usage;Unit', ...many(400, String).flatMap((_, at) => row(at))];
    expect(read(lines)).toMatchObject({ refused: [], doubts: [] });
    expect(read(lines).imported).toBeCloseTo(200, 6);
  });

  it('writes small numbers in Wh and large ones in kWh', () => {
    const cell = (at: number): string => (use(at) < 0.5 ? `${use(at) * 1000} Wh` : `${use(at)} kWh`);
    const lines = ['Time,Usage', ...many(96, (at) => `${hour(at)},${cell(at)}`)];
    expect(read(lines)).toMatchObject({ refused: [], doubts: [] });
    expect(read(lines).imported).toBeCloseTo(48, 6);
  });

  it('says one unit in its heading and another one beside', () => {
    const lines = ['Time;Usage (kWh);Unit', ...many(96, (at) => `${hour(at)};${use(at)};Wh`)];
    expect(preview(lines).open).toContain('unit');
  });

  it('has a unit that energy cannot have', () => {
    const lines = ['Time;Usage;Unit', ...many(96, (at) => `${hour(at)};${use(at)};Volt`)];
    expect(preview(lines).open).toContain('unit');
  });

  it('has another meter below all that is looked at', () => {
    const count = (at: number): string => (7000 + at / 10).toFixed(1);
    const lines = [
      'Zählernummer;Zeit;Zählerstand kWh',
      ...many(500, (at) => `4711;${hour(at)};${count(at)}`),
      'Zählernummer;Zeit;Zählerstand kWh',
      ...many(400, (at) => `4712;${hour(at)};${at}`),
    ];
    const { mapping } = preview(lines);
    expect(mapping.only).toEqual({ column: 0, text: '4711', isSole: true });
    expect(read(lines)).toMatchObject({ doubts: ['otherMeters'], refused: [] });
    // Somebody who chose one of several meters knows of the others.
    expect(read(lines, { ...mapping, only: { column: 0, text: '4711' } }).doubts).toEqual([]);
  });

  it('has the intervals of another meter below all that is looked at', () => {
    const rows = (serial: string, count: number): string[] =>
      many(count, (at) => `${serial},${hour(at)},${use(at)}`);
    const lines = ['Meter number,From,Usage (kWh)', ...rows('4711', 400), ...rows('4712', 100)];
    expect(read(lines)).toMatchObject({ doubts: ['otherMeters'], refused: [] });
    expect(read(lines).imported).toBeCloseTo(200, 6);
  });

  it.each([
    ['Net export (kWh)', true],
    ['Netto-Einspeisung (kWh)', true],
    ['Saldo Einspeisung/Bezug (kWh)', true],
    ['Saldo (Bezug - Einspeisung) kWh', false],
    ['Net (import − export) kWh', false],
  ])('asks which side of %j is positive', (name, isNegative) => {
    const signed = (at: number): string => (at % 2 === 0 ? `${use(at)}` : `-${use(at)}`);
    const lines = [`Zeit;${name}`, ...many(96, (at) => `${hour(at)};${signed(at)}`)];
    const { mapping, open } = preview(lines);
    expect(open).toContain('columns');
    expect(mapping.values[0]).toMatchObject({ quantity: 'intervalNetKwh' });
    expect(mapping.values[0]?.isNegative ?? false).toBe(isNegative);
  });

  it('does not ask which side of a plain net value is positive', () => {
    const lines = ['Time;Net energy (kWh)', ...many(96, (at) => `${hour(at)};${at % 3 === 0 ? -1 : 0.5}`)];
    expect(preview(lines).open).not.toContain('columns');
  });
});
