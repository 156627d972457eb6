import { describe, expect, it } from 'vitest';
import { buildDraft, buildMapping } from './build-for-test.ts';
import { addsValues, roleAt, withRole, withUnit } from './column-role.ts';
import { registersOf, withRegisterQuantity, withRegisters } from './register-role.ts';

const rolesOf = (draft: ReturnType<typeof buildDraft>) => [0, 1, 2].map((column) => roleAt(draft, column));

describe('roleAt', () => {
  it('is what the preview proposed', () => {
    expect(rolesOf(buildDraft())).toEqual(['time', 'importKwh', 'none']);
  });

  it('is none where nothing is known of the columns', () => {
    expect(rolesOf(buildDraft({ mapping: null }))).toEqual(['none', 'none', 'none']);
  });
});

describe('withRole', () => {
  it('takes the role from the column that had it', () => {
    const ofVoltage = withRole(buildDraft(), 1, 'voltageV');
    expect(rolesOf(withRole(ofVoltage, 2, 'voltageV'))).toEqual(['time', 'none', 'voltageV']);
    expect(rolesOf(withRole(buildDraft(), 2, 'time'))).toEqual(['none', 'importKwh', 'time']);
  });

  it('lets energies of one meaning be added, such as those of two tariffs', () => {
    const both = withRole(buildDraft(), 2, 'importKwh');
    expect(rolesOf(both)).toEqual(['time', 'importKwh', 'importKwh']);
    expect(addsValues(both)).toBe(true);
    expect(addsValues(buildDraft())).toBe(false);
    const powers = withRole(withRole(buildDraft(), 1, 'powerW'), 2, 'powerW');
    expect(rolesOf(powers)).toEqual(['time', 'powerW', 'powerW']);
  });

  it('begins with the quantity’s usual unit, and keeps one that it has too', () => {
    const power = withRole(buildDraft(), 2, 'powerW');
    const [, value] = power.values;
    expect(value).toEqual({ column: 2, quantity: 'powerW', unit: 'W' });
    const inWh = buildDraft({
      mapping: buildMapping({ values: [{ column: 1, quantity: 'importKwh', unit: 'Wh' }] }),
    });
    expect(withRole(inWh, 1, 'intervalImportKwh').values[0]?.unit).toBe('Wh');
    expect(withRole(inWh, 1, 'powerW').values[0]?.unit).toBe('W');
  });

  it('keeps the columns of a row that is a day', () => {
    const wide = buildDraft({
      mapping: buildMapping({
        values: [{ column: 1, quantity: 'intervalImportKwh', unit: 'kWh', columns: 48 }],
        interval: { stamp: 'start' },
      }),
    });
    expect(withRole(wide, 1, 'intervalExportKwh').values).toEqual([
      { column: 1, quantity: 'intervalExportKwh', unit: 'kWh', columns: 48 },
    ]);
    expect(withRole(wide, 1, 'importKwh').values).toEqual([
      { column: 1, quantity: 'importKwh', unit: 'kWh' },
    ]);
  });

  it('forgets what was known of the column: counted hours, and which values are estimated', () => {
    const known = buildDraft({
      mapping: buildMapping({
        time: {
          column: 0,
          timeColumn: 1,
          format: 'dd.MM.yyyy HH:mm',
          isCounted: true,
          zone: 'Europe/Berlin',
        },
        values: [{ column: 3, quantity: 'intervalImportKwh', unit: 'kWh' }],
        interval: { stamp: 'start', estimatedColumn: 2 },
      }),
    });
    expect(withRole(known, 4, 'phase').kept).toEqual(known.kept);
    expect(withRole(known, 2, 'intervalImportKwh').kept.interval).toEqual({});
    expect(withRole(known, 1, 'none').kept.time).toEqual({});
    expect(withRole(known, 4, 'timeOfDay').kept.time).toEqual({});
  });

  it('forgets the meter with its column', () => {
    const ofMeter = buildDraft({ mapping: buildMapping({ only: { column: 2, text: 'A' } }) });
    expect(ofMeter.meter).toBe('A');
    expect(withRole(ofMeter, 2, 'none').meter).toBeNull();
    expect(withRole(ofMeter, 1, 'meter').meter).toBeNull();
  });
});

describe('withUnit', () => {
  it('changes the unit of one value only', () => {
    const draft = withRole(buildDraft(), 2, 'exportKwh');
    const [first] = draft.values;
    expect(first && withUnit(draft, first, 'Wh').values.map(({ unit }) => unit)).toEqual(['Wh', 'kWh']);
  });
});

describe('a column of registers', () => {
  const registers = ['1.8.0', '2.8.0'];
  const withBoth = () => {
    const first = withRegisters(withRole(buildDraft(), 2, 'register'), registers);
    return withRegisterQuantity(first, 1, '2.8.0', 'exportKwh');
  };

  it('gives each register a quantity of its own', () => {
    expect(withBoth().values).toEqual([
      { column: 1, quantity: 'importKwh', unit: 'kWh', where: { column: 2, text: '1.8.0' } },
      { column: 1, quantity: 'exportKwh', unit: 'kWh', where: { column: 2, text: '2.8.0' } },
    ]);
  });

  it('passes over the rows of a register without one', () => {
    const { values } = withRegisterQuantity(withBoth(), 1, '1.8.0', null);
    expect(values.map(({ where }) => where?.text)).toEqual(['2.8.0']);
  });

  it('gives another column of values its registers at once, and leaves the others as they are', () => {
    const ofAllRows = { ...withBoth(), values: [{ column: 1, quantity: 'importKwh', unit: 'kWh' } as const] };
    const beside = withRegisters(withRole(ofAllRows, 3, 'powerW'), registers, 3);
    expect(beside.values.map(({ where }) => where?.text)).toEqual([undefined, '1.8.0']);
    const same = withRegisters(withRole(ofAllRows, 3, 'importKwh'), registers, 3);
    expect(same.values.map(({ where }) => where?.text)).toEqual(['1.8.0', '1.8.0']);
  });

  it('knows registers below the first rows, of which the values tell', () => {
    const below = withRegisterQuantity(withBoth(), 1, '16.7.0', 'powerW');
    expect(registersOf({ rows: [['', '1', '1.8.0']] }, below)).toEqual(['1.8.0', '2.8.0', '16.7.0']);
  });

  it('leaves one value for all rows when it goes', () => {
    expect(withRole(withBoth(), 2, 'none').values).toEqual([
      { column: 1, quantity: 'importKwh', unit: 'kWh' },
    ]);
  });
});
