import { describe, expect, it } from 'vitest';
import { buildDraft, buildMapping } from './build-for-test.ts';
import { directionOf, kindOf, withDirection, withEnergyUnit, withKind } from './energy-kind.ts';

const intervals = (values: ReturnType<typeof buildMapping>['values']) =>
  buildDraft({ mapping: buildMapping({ values, interval: { stamp: 'start' } }) });

const both = intervals([
  { column: 1, quantity: 'intervalImportKwh', unit: 'kW' },
  { column: 2, quantity: 'intervalExportKwh', unit: 'kW' },
]);

describe('withKind', () => {
  it('makes counts of energies of intervals and back, in a unit that counts have', () => {
    const counts = withKind(both, 'counter');
    expect(kindOf(counts)).toBe('counter');
    expect(counts.values.map(({ quantity, unit }) => `${quantity} ${unit}`)).toEqual([
      'importKwh kWh',
      'exportKwh kWh',
    ]);
    expect(withKind(counts, 'interval').values.map(({ quantity }) => quantity)).toEqual(
      both.values.map(({ quantity }) => quantity),
    );
  });
});

describe('withKind of a file with powers', () => {
  it('leaves them out, since they are not read beside the energy of intervals', () => {
    const values = withKind(
      buildDraft({
        mapping: buildMapping({
          values: [
            { column: 1, quantity: 'importKwh', unit: 'kWh' },
            { column: 2, quantity: 'powerW', unit: 'W' },
          ],
        }),
      }),
      'interval',
    ).values;
    expect(values.map(({ quantity }) => quantity)).toEqual(['intervalImportKwh']);
  });
});

describe('withDirection', () => {
  it('is of the first energy; another one of that direction takes its place', () => {
    const swapped = withDirection(both, 'export');
    expect(directionOf(swapped)).toBe('export');
    expect(swapped.values.map(({ quantity }) => quantity)).toEqual([
      'intervalExportKwh',
      'intervalImportKwh',
    ]);
  });
});

describe('withEnergyUnit', () => {
  it('changes every energy and nothing else', () => {
    const draft = buildDraft({
      mapping: buildMapping({
        values: [
          { column: 1, quantity: 'importKwh', unit: 'kWh' },
          { column: 2, quantity: 'powerW', unit: 'W' },
        ],
      }),
    });
    expect(withEnergyUnit(draft, 'Wh').values.map(({ unit }) => unit)).toEqual(['Wh', 'W']);
  });
});
