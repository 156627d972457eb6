import type { ImportMapping } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { checkMapping } from './check-mapping.ts';

const counter = { column: 1, quantity: 'importKwh', unit: 'kWh' } as const;
const imported = { column: 1, quantity: 'intervalImportKwh', unit: 'kWh' } as const;
const exported = { column: 2, quantity: 'intervalExportKwh', unit: 'kWh' } as const;
const net = { column: 2, quantity: 'intervalNetKwh', unit: 'kWh' } as const;
const interval = { stamp: 'start' } as const;

const usual: ImportMapping = {
  delimiter: ',',
  decimal: '.',
  headerLines: 1,
  time: { column: 0, format: 'iso' },
  phaseColumn: null,
  values: [counter],
};

const where = (text: string) => ({ where: { column: 3, text } });

describe('checkMapping', () => {
  it.each<[string, Partial<ImportMapping>]>([
    ['counts', {}],
    ['energies of intervals', { interval, values: [imported, exported] }],
    ['net energy', { interval, values: [net] }],
    ['rows of a day', { interval, values: [{ ...imported, columns: 24 }] }],
    [
      'rows of registers',
      {
        interval,
        values: [
          { ...imported, ...where('HT') },
          { ...imported, ...where('NT') },
        ],
      },
    ],
    ['energies of tariffs', { interval, values: [imported, { ...imported, column: 2 }] }],
    ['counts of tariffs', { values: [counter, { ...counter, column: 2 }] }],
    [
      'counts of registers',
      {
        values: [
          { ...counter, ...where('HT') },
          { ...counter, ...where('NT') },
        ],
      },
    ],
    ['rows with both ends', { interval: { stamp: 'start', endColumn: 4 }, values: [imported] }],
  ])('takes %s', (_, changed) => {
    expect(checkMapping({ ...usual, ...changed }).kind).toBe('mapping');
  });

  it.each<[string, Partial<ImportMapping>]>([
    ['energies of intervals without intervals', { values: [imported] }],
    ['counts of intervals', { interval, values: [counter] }],
    ['both kinds of energy', { interval, values: [imported, { ...counter, column: 2 }] }],
    ['a power of intervals', { interval, values: [{ column: 1, quantity: 'powerW', unit: 'W' }] }],
    ['net energy beside import', { interval, values: [imported, net] }],
    ['one column for two directions', { interval, values: [imported, { ...exported, column: 1 }] }],
    ['a voltage twice', { values: [2, 3].map((column) => ({ column, quantity: 'voltageV', unit: 'V' })) }],
    ['energy beside power', { interval, values: [imported, { ...exported, unit: 'kW' }] }],
    ['a total beside its registers', { interval, values: [imported, { ...imported, ...where('NT') }] }],
    ['a day of counts', { values: [{ ...counter, columns: 24 }] }],
    [
      'days of several lengths',
      {
        interval,
        values: [
          { ...imported, columns: 24 },
          { ...exported, columns: 96 },
        ],
      },
    ],
    [
      'a day with an end',
      { interval: { stamp: 'start', endColumn: 4 }, values: [{ ...imported, columns: 24 }] },
    ],
    ['two ends', { interval: { stamp: 'end', endColumn: 4 }, values: [imported] }],
    ['a unit of something else', { values: [{ ...counter, unit: 'V' }] }],
    ['one column for time and phase', { phaseColumn: 0 }],
    ['one column for date and time of day', { time: { column: 0, timeColumn: 0, format: 'iso' } }],
  ])('refuses %s', (_, changed) => {
    expect(checkMapping({ ...usual, ...changed })).toEqual({
      kind: 'refused',
      code: 'import_columns_unknown',
    });
  });

  it('needs a zone for wall clocks', () => {
    const format = 'dd.MM.yyyy HH:mm' as const;
    const of = (zone?: string) =>
      checkMapping({ ...usual, time: { column: 0, format, ...(zone && { zone }) } });
    expect(of()).toEqual({ kind: 'refused', code: 'time_zone_unknown' });
    expect(of('Mars/Base')).toEqual({ kind: 'refused', code: 'time_zone_unknown' });
    expect(of('Europe/Berlin').kind).toBe('mapping');
  });
});
