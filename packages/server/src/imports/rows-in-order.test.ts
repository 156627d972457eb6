import type { ImportMapping } from '@ohmstead/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReadings } from '../../test/read-imported.ts';
import { usualMapping } from './usual-mapping.ts';

const mapping = usualMapping(['time', 'phase', 'import_kwh']);
if (mapping === null) throw new Error('These columns are usual ones.');

const header = 'time,phase,import_kwh';
const timeOf = (minute: number): string => new Date(Date.UTC(2025, 0, 1) + minute * 60_000).toISOString();
const csv = (rows: readonly string[]): string => [header, ...rows].join('\n');

const sorted = (read: ReturnType<typeof readReadings>) =>
  [...read.readings].sort((one, other) => one.atMicros - other.atMicros);

/** Instants in order, each with the same phases; sometimes one of them is missing. */
const file = fc
  .record({
    minutes: fc.uniqueArray(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 40 }),
    places: fc.constantFrom(['1'], ['1', '2'], ['1', '2', '3'], ['1', '2', '3', 'net'], ['1', 'net']),
  })
  .map(({ minutes, places }) =>
    [...minutes]
      .sort((a, b) => a - b)
      .flatMap((minute) => places.map((place, at) => `${timeOf(minute)},${place},${minute + at / 4}`)),
  );

describe('rows in any order', () => {
  it('make the readings of the sorted file', () => {
    const shuffled = file.chain((rows) =>
      fc.tuple(
        fc.constant(rows),
        fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([rows, other]) => {
        const inOrder = readReadings(mapping, csv(rows));
        const held = readReadings(mapping, csv(other), { isHeld: true });
        expect(inOrder.refused).toEqual([]);
        expect(sorted(readReadings(mapping, csv(other)))).toEqual(inOrder.readings);
        expect(held.readings).toEqual(inOrder.readings);
      }),
      { numRuns: 300 },
    );
  });

  it('are gathered from the whole file where it is sorted by phase', () => {
    const minutes = Array.from({ length: 200 }, (_, minute) => minute);
    const rows = [1, 2, 3].flatMap((phase) =>
      minutes.map((minute) => `${timeOf(minute)},${phase},${minute}`),
    );
    const read = readReadings(mapping, csv(rows));
    expect(read.refused).toEqual([]);
    expect(read.readings.map(({ values }) => values.phases.length)).toEqual(minutes.map(() => 21));
    expect(read.readings.map(({ rows: of }) => of)).toEqual(minutes.map(() => 3));
  });

  it('of registers complement each other', () => {
    const registers: ImportMapping = {
      delimiter: ';',
      decimal: ',',
      headerLines: 0,
      time: { column: 0, format: 'dd.MM.yyyy HH:mm', zone: 'Europe/Vienna' },
      phaseColumn: null,
      only: { column: 3, text: 'meter 1' },
      values: [
        { column: 2, quantity: 'importKwh', unit: 'kWh', where: { column: 1, text: '1.8.0' } },
        { column: 2, quantity: 'exportKwh', unit: 'kWh', where: { column: 1, text: '2.8.0' } },
      ],
    };
    const row = (hour: string, code: string, kwh: string, meter = 'meter 1'): string =>
      [`26.10.2025 ${hour}`, code, kwh, meter].join(';');
    const text = [
      ...['01:00', '02:00', '02:00', '03:00'].map((hour, index) => row(hour, '1.8.0', `7${index},5`)),
      row('02:00', '1.8.0', '5', 'meter 2'),
      row('02:00', '3.8.0', '5'),
      ...['01:00', '02:00', '02:00', '03:00'].map((hour) => row(hour, '2.8.0', '1.234,5')),
    ].join('\n');
    const { readings, refused } = readReadings(registers, text);
    expect(refused).toEqual([]);
    expect(readings.map(({ atMicros, values }) => [atMicros, values.phases.slice(3, 5)])).toEqual(
      [70.5, 71.5, 72.5, 73.5].map((kwh, index) => [Date.UTC(2025, 9, 25, 23 + index) * 1000, [kwh, 1234.5]]),
    );
  });

  it('of tariffs are added, in columns or in rows', () => {
    const counter = { quantity: 'importKwh', unit: 'kWh' } as const;
    const columns: ImportMapping = {
      delimiter: ',',
      decimal: '.',
      headerLines: 0,
      time: { column: 0, format: 'iso' },
      phaseColumn: null,
      values: [
        { ...counter, column: 1 },
        { ...counter, column: 2 },
      ],
    };
    const countsOf = (read: ReturnType<typeof readReadings>) =>
      read.readings.map(({ values }) => values.phases[3]);
    const inColumns = readReadings(
      columns,
      [`${timeOf(0)},0.1,0.2`, `${timeOf(1)},9205.748,5150.832`, `${timeOf(2)},1,`].join('\n'),
    );
    expect(countsOf(inColumns)).toEqual([0.3, 14_356.58]);
    expect(inColumns.refused).toEqual([[3, 'reading_not_ready']]);
    const where = (text: string) => ({ ...counter, column: 1, where: { column: 2, text } });
    const rows: ImportMapping = { ...columns, values: [where('HT'), where('NT')] };
    const text = [
      ...[0, 1, 2].map((minute) => `${timeOf(minute)},${minute}.25,HT`),
      ...[0, 1].map((minute) => `${timeOf(minute)},5.5,NT`),
    ].join('\n');
    const inRows = readReadings(rows, text);
    expect(countsOf(inRows)).toEqual([5.75, 6.75]);
    const withVoltage: ImportMapping = {
      ...rows,
      values: [...rows.values, { column: 3, quantity: 'voltageV', unit: 'V' }],
    };
    const both = [`${timeOf(0)},1,HT,230`, `${timeOf(0)},2,NT,230`].join('\n');
    expect(readReadings(withVoltage, both).readings[0]?.values.phases.slice(0, 4)).toEqual([
      230,
      null,
      null,
      3,
    ]);
    expect(inRows.refused).toEqual([[3, 'import_phase_missing']]);
  });

  it('that lack a phase refuse their reading, wherever they lie', () => {
    const rows = [`${timeOf(0)},1,1`, `${timeOf(1)},1,1`, `${timeOf(0)},2,1`, `${timeOf(2)},2,1`];
    const { readings, refused } = readReadings(mapping, csv(rows));
    expect(readings.map(({ atMicros, rows: of }) => [atMicros, of])).toEqual([
      [Date.UTC(2025, 0, 1) * 1000, 2],
      [Date.UTC(2025, 0, 1, 0, 1) * 1000, 1],
    ]);
    expect(refused).toEqual([[5, 'import_phase_missing']]);
  });
});
