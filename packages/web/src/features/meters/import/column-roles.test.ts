import type { ImportPreview } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { columnMappingOf, mappingOf, withRole, withUnit } from './column-roles.ts';

const preview: ImportPreview = {
  delimiter: ';',
  mapping: {
    delimiter: ';',
    decimal: ',',
    headerLines: 1,
    time: { column: 0, format: 'dd.MM.yyyy HH:mm' },
    phaseColumn: null,
    values: [{ column: 1, quantity: 'importKwh', unit: 'kWh' }],
  },
  header: ['Datum', 'Bezug [kWh]', 'Leistung'],
  rows: [['01.06.2025 00:00', '7000,25', '600']],
};
const zone = 'Europe/Berlin';
const guessed = columnMappingOf(preview, zone);

describe('columnMappingOf', () => {
  it('gives every column of the file its role', () => {
    expect(guessed.columns.map(({ role }) => role)).toEqual(['time', 'importKwh', 'none']);
  });

  it('leaves all roles open where the server made nothing of the file', () => {
    const open = columnMappingOf({ ...preview, mapping: null }, zone);
    expect(open).toMatchObject({ delimiter: ';', headerLines: 1 });
    expect(open.columns.every(({ role }) => role === 'none')).toBe(true);
    expect(mappingOf(open)).toBeNull();
  });
});

describe('mappingOf', () => {
  it('is the guess, with the zone of its wall-clock times', () => {
    expect(mappingOf(guessed)).toEqual({
      ...preview.mapping,
      time: { column: 0, format: 'dd.MM.yyyy HH:mm', zone },
    });
  });

  it('names no zone for instants', () => {
    expect(mappingOf({ ...guessed, timeFormat: 'iso' })?.time).toEqual({ column: 0, format: 'iso' });
  });

  it('needs a time and a value', () => {
    expect(mappingOf(withRole(guessed, 0, 'none'))).toBeNull();
    expect(mappingOf(withRole(guessed, 1, 'none'))).toBeNull();
  });
});

describe('withRole', () => {
  it('takes the role from the column that had it', () => {
    const moved = withRole(guessed, 2, 'importKwh');
    expect(moved.columns.map(({ role }) => role)).toEqual(['time', 'none', 'importKwh']);
  });

  it('begins with the quantity’s usual unit', () => {
    const power = withRole(guessed, 2, 'powerW');
    expect(power.columns[2]).toEqual({ role: 'powerW', unit: 'W' });
    expect(withUnit(power, 2, 'kW').columns[2]).toEqual({ role: 'powerW', unit: 'kW' });
  });
});
