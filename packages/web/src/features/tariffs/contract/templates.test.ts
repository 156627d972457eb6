import { describe, expect, it } from 'vitest';
import type { EnergyDraft } from './energy-draft.ts';
import { templateNames, templateOf } from './templates.ts';
import { bodyOfVersion, versionErrors } from './version-draft.ts';

const price = '0.3';
const tiers = [
  { uptoKwh: '100', price },
  { uptoKwh: '', price },
];
const byBand = { peak: price, standard: price, offPeak: price };

const priced = (draft: EnergyDraft): EnergyDraft => ({
  ...draft,
  price,
  tiers,
  prices: byBand,
  winterPrices: byBand,
  markUp: price,
});

describe('a template', () => {
  it.each(templateNames)('%s is a tariff once its prices are entered, and has none before', (name) => {
    const draft = { ...templateOf(name, '2026-01-01', 'Fixed charge'), name };
    expect(Object.values(versionErrors(bodyOfVersion(0, draft)))).toContain('price_invalid');
    const entered = {
      ...draft,
      buying: priced(draft.buying),
      feedIn: priced(draft.feedIn),
      fixedCharges: draft.fixedCharges.map((charge) => ({ ...charge, amount: '10' })),
      demand: draft.demand && '12',
    };
    expect(versionErrors(bodyOfVersion(0, entered))).toEqual({});
  });
});
