import { describe, expect, it } from 'vitest';
import { buildDraft, buildMapping } from './build-for-test.ts';
import { mappingOf } from './draft-mapping.ts';
import { asQuantity, directionOf, kindOf, withDirection, withEnergyUnit, withKind } from './energy-kind.ts';

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
  it('keeps them, though they are not read beside the energy of intervals', () => {
    const counts = buildDraft({
      mapping: buildMapping({
        values: [
          { column: 1, quantity: 'importKwh', unit: 'kWh' },
          { column: 2, quantity: 'powerW', unit: 'W' },
        ],
      }),
    });
    const ofIntervals = withKind(counts, 'interval');
    expect(mappingOf(ofIntervals)?.values.map(({ quantity }) => quantity)).toEqual(['intervalImportKwh']);
    expect(withKind(ofIntervals, 'counter')).toEqual(counts);
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

describe('asQuantity', () => {
  it('drops the sign of the other direction only', () => {
    const negative = { column: 1, quantity: 'intervalExportKwh', unit: 'kWh', isNegative: true } as const;
    expect(asQuantity(negative, 'intervalImportKwh')).not.toHaveProperty('isNegative');
    expect(asQuantity(negative, 'exportKwh')).toHaveProperty('isNegative', true);
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
