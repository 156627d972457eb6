import type { ImportMapping } from '@ohmstead/contract';
import { parseInstantMicros } from '@ohmstead/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIntervals } from '../../test/read-imported.ts';

const usual: ImportMapping = {
  delimiter: ';',
  decimal: ',',
  headerLines: 0,
  time: { column: 0, format: 'dd.MM.yyyy HH:mm', zone: 'Europe/Berlin' },
  phaseColumn: null,
  interval: { stamp: 'start' },
  values: [{ column: 1, quantity: 'intervalImportKwh', unit: 'kWh' }],
};

const at = (text: string): number => parseInstantMicros(text) ?? Number.NaN;
const lines = (...texts: string[]): string => texts.join('\n');
const spansOf = ({ intervals }: ReturnType<typeof readIntervals>) =>
  intervals.map(({ fromMicros, toMicros, importMwh }) => [
    new Date(fromMicros / 1000).toISOString().slice(0, 16),
    new Date(toMicros / 1000).toISOString().slice(0, 16),
    importMwh,
  ]);

/** An oracle of its own: the platform’s calendar. */
const wallTexts = (zone: string): ((ms: number) => string) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (ms) => format.format(ms);
};

const minute = 60_000;
const zones = Intl.supportedValuesOf('timeZone');

describe('intervals of wall clocks', () => {
  const year = fc.record({
    zone: fc.constantFrom(
      ...zones,
      'Europe/Berlin',
      'Australia/Lord_Howe',
      'Antarctica/Troll',
      'America/Havana',
    ),
    minutes: fc.constantFrom(15, 30, 60),
    stamp: fc.constantFrom('start' as const, 'end' as const),
    firstDay: fc.integer({ min: 0, max: 25 * 365 }),
    isNewestFirst: fc.boolean(),
  });

  it('come back exactly, a year of any zone, whichever end is their stamp', () => {
    fc.assert(
      fc.property(year, ({ zone, minutes, stamp, firstDay, isNewestFirst }) => {
        const shows = wallTexts(zone);
        const step = minutes * minute;
        const first = Date.UTC(2001, 0, 1) + firstDay * 86_400_000;
        const starts = Array.from({ length: (366 * 24 * 60) / minutes }, (_, index) => first + index * step);
        const stamps = starts.map((start) => (stamp === 'start' ? start : start + step));
        // Nothing says of the first row which of two equal hours it is.
        const edge = (isNewestFirst ? stamps.at(-1) : stamps[0]) ?? 0;
        const around = Array.from({ length: 16 }, (_, index) => edge + (index - 8) * 15 * minute);
        fc.pre(around.filter((ms) => shows(ms) === shows(edge)).length === 1);
        const rows = stamps.map((ms, index) => `${shows(ms)};0,${String(index + 1).padStart(6, '0')}`);
        if (isNewestFirst) rows.reverse();
        const mapping: ImportMapping = {
          ...usual,
          time: { column: 0, format: 'yyyy-MM-dd HH:mm', zone },
          interval: { stamp },
        };
        const { intervals, refused } = readIntervals(mapping, rows.join('\n'));
        expect(refused).toEqual([]);
        expect(intervals.map(({ fromMicros }) => fromMicros)).toEqual(starts.map((start) => start * 1000));
        expect(intervals.every(({ fromMicros, toMicros }) => toMicros - fromMicros === step * 1000)).toBe(
          true,
        );
        expect(intervals.every(({ importMwh }, index) => importMwh === index + 1)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  const ends = (...times: string[]): string => times.map((time) => `26.10.2025 ${time};1`).join('\n');

  it.each([
    ['as clocks show them', ends('01:00', '02:00', '02:00', '03:00', '04:00')],
    ['as they would have been shown', ends('01:00', '02:00', '03:00', '03:00', '04:00')],
  ])('end where the clocks change %s', (_, text) => {
    const { intervals } = readIntervals({ ...usual, interval: { stamp: 'end' } }, text);
    expect(intervals.map(({ toMicros }) => toMicros)).toEqual(
      [23, 24, 25, 26, 27].map((hour) => Date.UTC(2025, 9, 25, hour) * 1000),
    );
  });

  const quarters = (hour: string): string[] => ['00', '15', '30', '45'].map((minute) => `${hour}:${minute}`);
  const twice = (times: readonly string[]): string[] => times.flatMap((time) => [time, time]);
  const night = Array.from({ length: 12 }, (_, index) => Date.UTC(2025, 9, 25, 23, index * 15) * 1000);

  it.each([
    ['hour after hour', [...quarters('01'), ...quarters('02'), ...quarters('02')]],
    ['by the clock', [...quarters('01'), ...twice(quarters('02'))]],
  ])('are sorted %s in the night of autumn', (_, times) => {
    const rows = [...times, '03:00'].map((time) => `26.10.2025 ${time};1`);
    const { intervals, refused } = readIntervals(usual, rows.join('\n'));
    expect(refused).toEqual([]);
    expect(intervals.map(({ fromMicros }) => fromMicros).slice(0, 12)).toEqual(night);
  });

  it('may come twice', () => {
    const rows = twice([...quarters('01'), ...quarters('02'), ...quarters('03')]).map(
      (time) => `26.10.2025 ${time};1`,
    );
    const { intervals, refused, taken } = readIntervals(usual, rows.join('\n'));
    expect([refused, taken, intervals.length]).toEqual([[], 24, 12]);
  });

  it('end in the night of autumn by what the clock shows then', () => {
    const mapping: ImportMapping = {
      ...usual,
      time: { ...usual.time, timeColumn: 1 },
      interval: { stamp: 'start', endTimeColumn: 2 },
      values: [{ column: 3, quantity: 'intervalImportKwh', unit: 'kWh' }],
    };
    const row = (from: string, to: string): string => `26.10.2025;${from};${to};1`;
    const read = readIntervals(
      mapping,
      lines(row('02:30', '02:45'), row('02:45', '02:00'), row('02:00', '02:15'), row('02:45', '03:00')),
    );
    expect(read.refused).toEqual([]);
    expect(spansOf(read).map(([from, to]) => [from, to])).toEqual([
      ['2025-10-26T00:30', '2025-10-26T00:45'],
      ['2025-10-26T00:45', '2025-10-26T01:00'],
      ['2025-10-26T01:00', '2025-10-26T01:15'],
      ['2025-10-26T01:45', '2025-10-26T02:00'],
    ]);
  });

  it.each([
    ['2025/10/26', 25, Date.UTC(2025, 9, 25, 22)],
    ['2025/03/30', 23, Date.UTC(2025, 2, 29, 23)],
  ])('of %s are the counted hours of a day of %i', (date, count, firstMs) => {
    const mapping: ImportMapping = {
      ...usual,
      time: { column: 0, timeColumn: 1, format: 'yyyy/MM/dd HH:mm', isCounted: true, zone: 'Europe/Madrid' },
      interval: { stamp: 'end', seconds: 3600 },
      values: [{ column: 2, quantity: 'intervalImportKwh', unit: 'kWh' }],
    };
    for (const hourOf of [(hour: number) => `${String(hour).padStart(2, '0')}:00`, String]) {
      const rows = Array.from({ length: count + 1 }, (_, index) => `${date};${hourOf(index + 1)};1`);
      const { intervals, refused } = readIntervals(mapping, rows.join('\n'));
      expect(intervals.map(({ fromMicros }) => fromMicros)).toEqual(
        Array.from({ length: count }, (_, hour) => (firstMs + hour * 3_600_000) * 1000),
      );
      expect(refused).toEqual([[count + 1, 'reading_time_invalid']]);
    }
  });

  it('follow each other phase by phase and register by register', () => {
    const hours = ['01:00', '02:00', '02:00', '03:00'];
    const rows = [1, 2, 3].flatMap((phase) =>
      ['1.8.0', '2.8.0'].flatMap((code) =>
        hours.map(
          (hour, index) => `26.10.2025 ${hour};${phase};${code};${code === '1.8.0' ? index + 1 : 10}`,
        ),
      ),
    );
    const where = (text: string) => ({ column: 2, text });
    const mapping: ImportMapping = {
      ...usual,
      phaseColumn: 1,
      values: [
        { column: 3, quantity: 'intervalImportKwh', unit: 'Wh', where: where('1.8.0') },
        { column: 3, quantity: 'intervalExportKwh', unit: 'Wh', where: where('2.8.0') },
      ],
    };
    const { intervals, refused, taken } = readIntervals(mapping, rows.join('\n'));
    expect([refused, taken]).toEqual([[], 24]);
    expect(intervals).toEqual(
      [1, 2, 3, 4].map((wh, index) => ({
        fromMicros: Date.UTC(2025, 9, 25, 23 + index) * 1000,
        toMicros: Date.UTC(2025, 9, 26, index) * 1000,
        importMwh: 3 * wh * 1000,
        exportMwh: 3 * 10 * 1000,
        estimated: false,
      })),
    );
  });
});

describe('interval rows', () => {
  it('take date, from and to in columns of their own', () => {
    const mapping: ImportMapping = {
      ...usual,
      headerLines: 1,
      time: { ...usual.time, column: 0, timeColumn: 1 },
      interval: { stamp: 'start', endTimeColumn: 2 },
      values: [{ column: 3, quantity: 'intervalImportKwh', unit: 'Wh' }],
    };
    const text = lines(
      'Datum; Uhrzeit von; Uhrzeit bis; Bezug (Wh)',
      '01.11.2025;23:30;23:45;70,5',
      '01.11.2025;23:45;24:00;1.070,5',
      '02.11.2025;00:00;00:15;0',
      '02.11.2025;23:45;00:00;12',
    );
    expect(spansOf(readIntervals(mapping, text))).toEqual([
      ['2025-11-01T22:30', '2025-11-01T22:45', 70_500],
      ['2025-11-01T22:45', '2025-11-01T23:00', 1_070_500],
      ['2025-11-01T23:00', '2025-11-01T23:15', 0],
      ['2025-11-02T22:45', '2025-11-02T23:00', 12_000],
    ]);
  });

  it('take ends that name the last minute', () => {
    const mapping: ImportMapping = {
      ...usual,
      delimiter: ',',
      decimal: '.',
      time: { column: 0, timeColumn: 1, format: 'yyyy-MM-dd HH:mm', zone: 'America/Los_Angeles' },
      interval: { stamp: 'start', endTimeColumn: 2 },
      values: [{ column: 3, quantity: 'intervalImportKwh', unit: 'kWh' }],
    };
    const text = lines('2017-05-01,00:00,00:14,0.05', '2017-05-01,23:45,23:59,0.07');
    expect(spansOf(readIntervals(mapping, text))).toEqual([
      ['2017-05-01T07:00', '2017-05-01T07:15', 50_000],
      ['2017-05-02T06:45', '2017-05-02T07:00', 70_000],
    ]);
  });

  it('take the numbers of hours, and days and months as long as they are', () => {
    const hours: ImportMapping = {
      ...usual,
      time: { ...usual.time, timeColumn: 1 },
      interval: { stamp: 'end' },
      values: [{ column: 2, quantity: 'intervalImportKwh', unit: 'kWh' }],
    };
    const day = Array.from({ length: 24 }, (_, hour) => `01.07.2025;${hour + 1};1`).join('\n');
    const { intervals } = readIntervals(hours, day);
    expect([intervals[0]?.fromMicros, intervals.at(-1)?.toMicros, intervals.length]).toEqual([
      at('2025-06-30T22:00:00Z'),
      at('2025-07-01T22:00:00Z'),
      24,
    ]);
    const days = lines('29.03.2025;1', '30.03.2025;2', '31.03.2025;3', '01.04.2025;4');
    expect(spansOf(readIntervals(usual, days)).map(([from, to]) => [from, to])).toEqual([
      ['2025-03-28T23:00', '2025-03-29T23:00'],
      ['2025-03-29T23:00', '2025-03-30T22:00'],
      ['2025-03-30T22:00', '2025-03-31T22:00'],
      ['2025-03-31T22:00', '2025-04-01T22:00'],
    ]);
    const months = lines('01.01.2025;1', '01.02.2025;2', '01.03.2025;3', '01.04.2025;3', '01.05.2025;3');
    expect(spansOf(readIntervals(usual, months)).map(([, to]) => to)).toEqual([
      '2025-01-31T23:00',
      '2025-02-28T23:00',
      '2025-03-31T22:00',
      '2025-04-30T22:00',
      '2025-05-31T22:00',
    ]);
  });

  it('take mean powers, net energy and estimates', () => {
    const power: ImportMapping = {
      ...usual,
      values: [{ column: 1, quantity: 'intervalNetKwh', unit: 'kW' }],
      interval: { stamp: 'start', seconds: 900, estimatedColumn: 2 },
    };
    const { intervals } = readIntervals(power, lines('01.07.2025 00:00;2,4;', '01.07.2025 00:15;-1;true'));
    expect(intervals.map(({ importMwh, exportMwh, estimated }) => [importMwh, exportMwh, estimated])).toEqual(
      [
        [600_000, 0, false],
        [0, 250_000, true],
      ],
    );
  });

  it('add tariffs, of which one is empty or has no row, and take what is fed in as a negative number', () => {
    const columns: ImportMapping = {
      ...usual,
      interval: { stamp: 'start', seconds: 900 },
      values: [
        { column: 1, quantity: 'intervalImportKwh', unit: 'kWh' },
        { column: 2, quantity: 'intervalImportKwh', unit: 'kWh' },
        { column: 3, quantity: 'intervalExportKwh', unit: 'kWh', isNegative: true },
      ],
    };
    const ofColumns = readIntervals(columns, lines('01.07.2025 00:00;1;;-3', '01.07.2025 00:15;1;2;0'));
    expect(ofColumns.intervals.map(({ importMwh, exportMwh }) => [importMwh, exportMwh])).toEqual([
      [1_000_000, 3_000_000],
      [3_000_000, 0],
    ]);
    const where = (text: string) =>
      ({ column: 1, quantity: 'intervalImportKwh', unit: 'kWh', where: { column: 2, text } }) as const;
    const rows: ImportMapping = {
      ...usual,
      interval: { stamp: 'start', seconds: 900 },
      values: [where('day'), where('night')],
    };
    const ofRows = readIntervals(
      rows,
      lines(
        '01.07.2025 05:45;1;night',
        '01.07.2025 06:00;2;day',
        '01.07.2025 06:15;3;day',
        '01.07.2025 22:00;4;night',
      ),
    );
    expect(ofRows.refused).toEqual([]);
    expect(ofRows.intervals.map(({ importMwh }) => importMwh)).toEqual([1e6, 2e6, 3e6, 4e6]);
  });

  it('count once what comes twice, and refuse what contradicts or overlaps', () => {
    const mapping: ImportMapping = {
      ...usual,
      interval: { stamp: 'start', endColumn: 2 },
    };
    const text = lines(
      '01.07.2025 00:00;1;01.07.2025 00:15',
      '01.07.2025 00:00;1;01.07.2025 00:15',
      '01.07.2025 00:15;2;01.07.2025 00:30',
      '01.07.2025 00:15;3;01.07.2025 00:30',
      '01.07.2025 00:20;4;01.07.2025 00:35',
      '01.07.2025 00:45;5;01.07.2025 00:45',
      '01.07.2025 01:00;;01.07.2025 01:15',
      '01.07.2025 01:15;x;01.07.2025 01:30',
      '01.07.2025 01:30;-1;01.07.2025 01:45',
    );
    const read = readIntervals(mapping, text);
    expect(read.intervals.map(({ importMwh }) => importMwh)).toEqual([1_000_000, 2_000_000]);
    expect(read.taken).toBe(3);
    expect(read.refused.sort(([one], [other]) => one - other)).toEqual([
      [4, 'import_interval_contradictory'],
      [5, 'import_interval_overlapping'],
      [6, 'import_interval_length'],
      [7, 'reading_not_ready'],
      [8, 'reading_not_number'],
      [9, 'reading_out_of_range'],
    ]);
  });

  it('leave out what a phase does not say', () => {
    const mapping: ImportMapping = {
      ...usual,
      phaseColumn: 1,
      interval: { stamp: 'start', seconds: 3600 },
      values: [{ column: 2, quantity: 'intervalImportKwh', unit: 'kWh' }],
    };
    const rows = ['00:00;1', '01:00;1', '02:00;1', '00:00;2', '02:00;2'];
    const read = readIntervals(mapping, rows.map((row) => `01.07.2025 ${row};1`).join('\n'));
    expect(read.intervals.map(({ importMwh }) => importMwh)).toEqual([2_000_000, 2_000_000]);
    expect(read.refused).toEqual([[2, 'import_phase_missing']]);
  });

  it('do not know how long a single row is', () => {
    expect(readIntervals(usual, '01.07.2025 00:00;1').refused).toEqual([[1, 'import_interval_length']]);
  });

  it('are the same in any order', () => {
    const count = fc.integer({ min: 2, max: 60 });
    fc.assert(
      fc.property(
        count.chain((rows) =>
          fc.shuffledSubarray([...Array(rows).keys()], { minLength: rows, maxLength: rows }),
        ),
        (order) => {
          const row = (index: number): string => {
            const time = new Date(Date.UTC(2025, 6, 1) + index * 900_000).toISOString();
            return `${time};${index}`;
          };
          const mapping: ImportMapping = { ...usual, time: { column: 0, format: 'iso' } };
          const sorted = [...order].sort((a, b) => a - b);
          expect(readIntervals(mapping, order.map(row).join('\n')).intervals).toEqual(
            readIntervals(mapping, sorted.map(row).join('\n')).intervals,
          );
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('a row that is a day', () => {
  const ofDays = (columns: number): ImportMapping => ({
    ...usual,
    values: [{ column: 1, quantity: 'intervalImportKwh', unit: 'Wh', columns }],
  });
  const day = (date: string, values: readonly (number | '')[]): string => [date, ...values].join(';');
  const hours = (count: number): number[] => Array.from({ length: count }, (_, hour) => hour + 1);
  const clockHours = (read: ReturnType<typeof readIntervals>): (number | null)[] =>
    read.intervals.map(({ importMwh }) => importMwh && importMwh / 1000);

  it('has its hours one after another', () => {
    const read = readIntervals(ofDays(24), day('01.07.2025', hours(24)));
    expect([read.intervals[0]?.fromMicros, read.intervals.at(-1)?.toMicros]).toEqual([
      at('2025-06-30T22:00:00Z'),
      at('2025-07-01T22:00:00Z'),
    ]);
    expect(clockHours(read)).toEqual(hours(24));
  });

  it('leaves out the hour that is skipped, or ends an hour early', () => {
    const byClock = hours(24).map((hour) => (hour === 3 ? ('' as const) : hour));
    const inOrder = hours(24).map((hour) => (hour === 24 ? ('' as const) : hour));
    const instants = Array.from({ length: 23 }, (_, hour) => Date.UTC(2025, 2, 29, 23 + hour) * 1000);
    for (const values of [byClock, inOrder]) {
      const read = readIntervals(ofDays(24), day('30.03.2025', values));
      expect(read.intervals.map(({ fromMicros }) => fromMicros)).toEqual(instants);
      expect(clockHours(read)).toEqual(values.filter((value) => value !== ''));
    }
    expect(readIntervals(ofDays(24), day('30.03.2025', hours(24))).refused).toEqual([
      [1, 'import_day_unclear'],
    ]);
  });

  it('has 25 hours only where there are columns for them', () => {
    const read = readIntervals(ofDays(25), day('26.10.2025', hours(25)));
    expect(read.intervals.map(({ fromMicros }) => fromMicros)).toEqual(
      Array.from({ length: 25 }, (_, hour) => Date.UTC(2025, 9, 25, 22 + hour) * 1000),
    );
    expect(readIntervals(ofDays(24), day('26.10.2025', hours(24))).refused).toEqual([
      [1, 'import_day_unclear'],
    ]);
    const usualDay = [...hours(24), ''] as const;
    expect(readIntervals(ofDays(25), day('01.07.2025', usualDay)).intervals).toHaveLength(24);
    expect(readIntervals(ofDays(25), day('01.07.2025', hours(25))).refused).toEqual([
      [1, 'import_day_unclear'],
    ]);
  });

  it('may leave hours unknown', () => {
    const read = readIntervals(ofDays(24), day('01.07.2025', [1, '', 3]));
    expect(clockHours(read)).toEqual([1, 3]);
    expect(readIntervals(ofDays(24), day('01.07.2025', ['', ''])).refused).toEqual([
      [1, 'reading_not_ready'],
    ]);
  });
});
