import {
  type ImportMapping,
  importQuantities,
  importUnitsOf,
  timeFormats,
  zonelessFormats,
} from '@ohmstead/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildDraft, buildMapping, buildPreview, siteZone } from './build-for-test.ts';
import { withRole, withUnit } from './column-role.ts';
import { lackOf, mappingOf } from './draft-mapping.ts';
import { energyOf } from './energy-kind.ts';
import { draftOf } from './mapping-draft.ts';

const column = fc.integer({ min: 0, max: 127 });
const where = fc.record({ column, text: fc.string({ minLength: 1, maxLength: 20 }) });

const valueOfAny = (quantities: readonly (typeof importQuantities)[number][]) =>
  fc.constantFrom(...quantities).chain((quantity) =>
    fc.record(
      {
        column,
        quantity: fc.constant(quantity),
        unit: fc.constantFrom(...importUnitsOf[quantity]),
        columns: fc.integer({ min: 2, max: 100 }),
        where,
      },
      { requiredKeys: ['column', 'quantity', 'unit'] },
    ),
  );

const time = fc
  .record(
    { column, timeColumn: column, format: fc.constantFrom(...timeFormats), zone: fc.constant('Asia/Tokyo') },
    { requiredKeys: ['column', 'format', 'zone'] },
  )
  .map(({ zone, ...rest }) => (zonelessFormats.includes(rest.format) ? rest : { ...rest, zone }));

const interval = fc
  .record(
    {
      stamp: fc.constantFrom('start' as const, 'end' as const),
      endColumn: column,
      endTimeColumn: column,
      seconds: fc.constantFrom(900, 1800, 3600),
    },
    { requiredKeys: ['stamp'] },
  )
  .filter(({ stamp, endColumn, endTimeColumn }) => {
    // An end has a date, and times are the beginnings then.
    if (endColumn === undefined) return endTimeColumn === undefined;
    return stamp === 'start';
  });

const isOfInterval = (quantity: (typeof importQuantities)[number]) => energyOf(quantity)?.kind === 'interval';

type Value = ImportMapping['values'][number];

/** An import accepts no others beside the first. */
const isOfOneSort = (value: Value, _: number, [first]: readonly Value[]) =>
  first !== undefined &&
  value.columns === first.columns &&
  (value.quantity === 'intervalNetKwh') === (first.quantity === 'intervalNetKwh') &&
  (value.unit === 'kW' || value.unit === 'W') === (first.unit === 'kW' || first.unit === 'W');

const mapping = fc.boolean().chain((holdsIntervals) =>
  fc.record(
    {
      delimiter: fc.constantFrom(',' as const, ';' as const, '\t' as const, '|' as const),
      decimal: fc.constantFrom('.' as const, ',' as const),
      headerLines: fc.integer({ min: 0, max: 20 }),
      time,
      phaseColumn: fc.option(column),
      values: fc
        .array(valueOfAny(importQuantities.filter((quantity) => isOfInterval(quantity) === holdsIntervals)), {
          minLength: 1,
          maxLength: 4,
        })
        .map((values) => (holdsIntervals ? values.filter(isOfOneSort) : values)),
      only: where,
      ...(holdsIntervals && { interval }),
    },
    {
      requiredKeys: [
        'delimiter',
        'decimal',
        'headerLines',
        'time',
        'phaseColumn',
        'values',
        ...(holdsIntervals ? (['interval'] as const) : []),
      ],
    },
  ),
);

describe('mappingOf', () => {
  it('gives back what the preview proposed, whatever that is', () => {
    fc.assert(
      fc.property(mapping, (proposed) => {
        const draft = draftOf(buildPreview({ mapping: proposed as ImportMapping }), siteZone);
        expect(draft && mappingOf(draft)).toEqual(proposed);
      }),
    );
  });

  it('names no zone for instants', () => {
    expect(mappingOf({ ...buildDraft(), timeFormat: 'iso' })?.time).toEqual({ column: 0, format: 'iso' });
  });

  it('takes an end that is a time of day as one of the date of its beginning', () => {
    const draft = buildDraft({
      mapping: buildMapping({
        time: { column: 0, timeColumn: 1, format: 'dd.MM.yyyy HH:mm', zone: siteZone },
        values: [{ column: 3, quantity: 'intervalImportKwh', unit: 'Wh' }],
        interval: { stamp: 'end' },
      }),
    });
    expect(mappingOf(withRole(draft, 2, 'endTimeOfDay'))?.interval).toEqual({
      stamp: 'start',
      endColumn: 0,
      endTimeColumn: 2,
    });
  });

  it('has no interval for counters', () => {
    const draft = buildDraft({
      mapping: buildMapping({
        values: [{ column: 1, quantity: 'intervalImportKwh', unit: 'kWh' }],
        interval: { stamp: 'end', seconds: 900 },
      }),
    });
    expect(mappingOf(withRole(draft, 1, 'importKwh'))).not.toHaveProperty('interval');
  });
});

describe('lackOf', () => {
  it('finds a missing time and missing values', () => {
    expect(lackOf(buildDraft())).toBeNull();
    expect(lackOf(withRole(buildDraft(), 0, 'none'))).toBe('time');
    expect(lackOf(withRole(buildDraft(), 1, 'none'))).toBe('value');
  });

  it('refuses counts beside energies of intervals', () => {
    const both = withRole(buildDraft(), 2, 'intervalExportKwh');
    expect(lackOf(both)).toBe('kind');
    expect(mappingOf(both)).toBeNull();
    expect(lackOf(withRole(both, 1, 'none'))).toBeNull();
  });

  it('passes over powers beside energies of intervals', () => {
    const both = withRole(withRole(buildDraft(), 2, 'intervalExportKwh'), 1, 'powerW');
    expect(lackOf(both)).toBeNull();
    expect(mappingOf(both)?.values.map(({ column }) => column)).toEqual([2]);
  });

  it('refuses net energy beside a direction, and energies beside powers of intervals', () => {
    const one = withRole(buildDraft(), 1, 'intervalImportKwh');
    expect(lackOf(withRole(one, 2, 'intervalNetKwh'))).toBe('net');
    const both = withRole(one, 2, 'intervalExportKwh');
    const [, second] = both.values;
    expect(second && lackOf(withUnit(both, second, 'Wh'))).toBeNull();
    expect(second && lackOf(withUnit(both, second, 'kW'))).toBe('unit');
  });
});
