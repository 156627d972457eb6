import { type TariffVersion, taxableKinds } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { buildVersion, tieredTimeOfUse, timeOfUse } from './build-for-test.ts';
import { bodyOfVersion, emptyVersion, newTax, versionDraft, versionErrors } from './version-draft.ts';

const cases: [string, Partial<TariffVersion>][] = [
  ['one price', {}],
  ['a price below zero with six decimals', { buying: { type: 'standard', priceMicros: -123_457 } }],
  ['an end', { validTo: '2026-07-01' }],
  ['times of day', { buying: timeOfUse }],
  ['tiers by time of day', { buying: tieredTimeOfUse }],
  [
    'tiers',
    {
      buying: {
        type: 'tiered',
        tiers: [
          { uptoKwh: 500, priceMicros: 164_000 },
          { uptoKwh: null, priceMicros: 243_000 },
        ],
      },
    },
  ],
  ['a series', { buying: { type: 'dynamic', series: 'spot', factorPpm: 1_190_000, markUpMicros: 148_000 } }],
  [
    'all there is',
    {
      feedIn: { type: 'standard', priceMicros: 82_000 },
      fixedCharges: [{ name: 'Standing charge', per: 'day', amountMicros: 932_000 }],
      demandCharge: { priceMicrosPerKw: 17_650_000 },
      taxes: [{ name: 'VAT', ratePpm: 87_500, on: ['energy', 'fixed'] }],
      exportCredit: true,
    },
  ],
];

describe('bodyOfVersion', () => {
  it.each(cases)('saves %s as it was', (_, change) => {
    const { id: __, ...version } = buildVersion(change);
    for (const lang of ['en', 'de']) {
      const body = bodyOfVersion(7, versionDraft(version, lang));
      expect(body).toEqual({ id: 7, ...version });
      expect(versionErrors(body)).toEqual({});
    }
  });
});

describe('newTax', () => {
  it('is on all that costs, and not on what exports bring', () => {
    expect(taxableKinds.filter((kind) => !newTax.on.includes(kind))).toEqual(['feedIn']);
  });
});

describe('versionErrors', () => {
  it('names what is missing from a version that has just been begun', () => {
    expect(versionErrors(bodyOfVersion(0, emptyVersion('2026-01-01')))).toEqual({
      name: 'name_required',
      'buying.priceMicros': 'price_invalid',
    });
  });

  it('refuses more digits than a price has', () => {
    const draft = { ...emptyVersion('2026-01-01'), name: 'Basic' };
    const body = bodyOfVersion(0, { ...draft, buying: { ...draft.buying, price: '0.1234567' } });
    expect(versionErrors(body)).toEqual({ 'buying.priceMicros': 'price_invalid' });
  });

  it('refuses an end before the beginning', () => {
    const draft = { ...emptyVersion('2026-02-01'), name: 'Basic', lastDay: '2026-01-15' };
    const body = bodyOfVersion(0, { ...draft, buying: { ...draft.buying, price: '0,3' } });
    expect(versionErrors(body)).toEqual({ validTo: 'validity_empty' });
  });
});
