import { describe, expect, it } from 'vitest';
import { possibleUnits, unitIn, valuesOfUnit, withAskedUnit } from '../draft/asked-unit.ts';
import { buildDraft, buildMapping, buildPreview } from '../draft/build-for-test.ts';
import { questionsOf, unanswered } from './openings.ts';

const file = (...header: string[]) =>
  buildPreview({
    open: ['unit'],
    header: ['Time', ...header],
    mapping: buildMapping({
      values: [
        { column: 1, quantity: 'importKwh', unit: 'kWh' },
        { column: 2, quantity: 'powerW', unit: 'W' },
      ],
    }),
  });
const askedIn = (preview: ReturnType<typeof file>) =>
  valuesOfUnit(preview, buildDraft(preview)).map(({ quantity }) => quantity);

describe('the unit that is asked', () => {
  it('is that of the value whose heading has none', () => {
    expect(askedIn(file('Energy', 'Power'))).toEqual(['importKwh']);
    expect(askedIn(file('Energy (kWh)', 'Power'))).toEqual(['powerW']);
    expect(askedIn(file('Energie', 'power_kW'))).toEqual(['importKwh']);
    expect(askedIn(file('Энергия, кВт·ч', 'Мощность'))).toEqual(['powerW']);
  });

  it('can be that of a power alone', () => {
    const preview = buildPreview({
      open: ['unit'],
      header: ['Time', 'Power'],
      mapping: buildMapping({ values: [{ column: 1, quantity: 'powerW', unit: 'W' }] }),
    });
    const draft = buildDraft(preview);
    expect(questionsOf({ preview, draft })).toEqual(['unit']);
    expect(unanswered({ preview, draft, answered: ['unit'] })).toEqual([]);
    expect(possibleUnits(preview, draft)).toEqual(['W', 'kW']);
    expect(unitIn(preview, withAskedUnit(preview, draft, 'kW'))).toBe('kW');
  });

  it('changes no value whose heading names its own', () => {
    const preview = file('Energy (kWh)', 'Power');
    const { values } = withAskedUnit(preview, buildDraft(preview), 'kW');
    expect(values.map(({ unit }) => unit)).toEqual(['kWh', 'kW']);
  });
});
