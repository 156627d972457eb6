import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Balance,
  balanceOf,
  flowOfPower,
  inverterOrientation,
  type MeterFlow,
  selfSufficiency,
  selfUseRate,
  useTypes,
} from '../index.ts';

const grid = (imported: number | null, exported: number | null = 0): MeterFlow => ({
  useType: useTypes.grid,
  imported,
  exported,
});
const inverter = (exported: number | null, imported: number | null = 0): MeterFlow => ({
  useType: useTypes.inverter,
  imported,
  exported,
});
const load = (imported: number | null): MeterFlow => ({ useType: useTypes.load, imported, exported: 0 });
const storage = (charged: number | null, discharged: number | null): MeterFlow => ({
  useType: useTypes.storage,
  imported: charged,
  exported: discharged,
});

const none: Omit<Balance, 'kind'> = {
  imported: null,
  exported: null,
  yielded: null,
  consumed: null,
  charged: null,
  discharged: null,
  selfUsed: null,
};

const sites: [string, MeterFlow[], Balance][] = [
  ['no meters', [], { kind: 'noData', ...none }],
  ['a silent grid meter', [grid(null, null)], { kind: 'noData', ...none }],
  ['grid alone', [grid(500)], { kind: 'ok', ...none, imported: 500, exported: 0, consumed: 500 }],
  [
    'two grid meters',
    [grid(500), grid(200)],
    { kind: 'ok', ...none, imported: 700, exported: 0, consumed: 700 },
  ],
  [
    'a grid meter that exports by itself',
    [grid(0, 900)],
    { kind: 'unmetered', ...none, imported: 0, exported: 900 },
  ],
  [
    'a grid meter that counts no export, and nothing that produces',
    [grid(500, null)],
    { kind: 'ok', ...none, imported: 500, consumed: 500 },
  ],
  [
    'a grid meter that counts no export, and an inverter',
    [grid(500, null), inverter(300)],
    { kind: 'ok', ...none, imported: 500, yielded: 300 },
  ],
  [
    'a sunny house',
    [grid(0, 1500), inverter(4000)],
    { kind: 'ok', ...none, imported: 0, exported: 1500, yielded: 4000, consumed: 2500, selfUsed: 2500 },
  ],
  [
    'a house at night, the inverter in standby',
    [grid(300), inverter(0, 8)],
    { kind: 'ok', ...none, imported: 300, exported: 0, yielded: 0, consumed: 300, selfUsed: 0 },
  ],
  [
    'loads are parts of it',
    [grid(300), load(100), load(50)],
    { kind: 'ok', ...none, imported: 300, exported: 0, consumed: 300 },
  ],
  ['loads alone', [load(100), load(50)], { kind: 'ok', ...none, consumed: 150 }],
  ['one silent load', [load(100), load(null)], { kind: 'noData', ...none }],
  ['loads and an inverter', [load(100), inverter(70)], { kind: 'ok', ...none, yielded: 70, consumed: 100 }],
  ['an inverter alone', [inverter(70)], { kind: 'ok', ...none, yielded: 70 }],
  [
    'a battery charging from the roof',
    [grid(0, 100), inverter(3000), storage(2000, 0)],
    {
      kind: 'ok',
      imported: 0,
      exported: 100,
      yielded: 3000,
      consumed: 900,
      charged: 2000,
      discharged: 0,
      selfUsed: 2900,
    },
  ],
  [
    'a battery selling',
    [grid(0, 2000), inverter(0), storage(0, 2500)],
    {
      kind: 'ok',
      imported: 0,
      exported: 2000,
      yielded: 0,
      consumed: 500,
      charged: 0,
      discharged: 2500,
      selfUsed: 0,
    },
  ],
  [
    'a battery selling without inverter meter',
    [grid(0, 2000), storage(0, 2500)],
    { kind: 'ok', ...none, imported: 0, exported: 2000, consumed: 500, charged: 0, discharged: 2500 },
  ],
  [
    'more export than the battery gives, and no inverter meter',
    [grid(0, 4000), storage(0, 2500)],
    { kind: 'unmetered', ...none, imported: 0, exported: 4000, charged: 0, discharged: 2500 },
  ],
  [
    'a silent inverter',
    [grid(300, 0), inverter(null, null)],
    { kind: 'ok', ...none, imported: 300, exported: 0 },
  ],
  [
    'a silent battery',
    [grid(300, 0), storage(null, null)],
    { kind: 'ok', ...none, imported: 300, exported: 0 },
  ],
  [
    'more export than yield',
    [grid(0, 5000), inverter(3000)],
    { kind: 'inconsistent', ...none, imported: 0, exported: 5000, yielded: 3000 },
  ],
  [
    'more charge than there is',
    [grid(100), inverter(0), storage(4000, 0)],
    { kind: 'inconsistent', ...none, imported: 100, exported: 0, yielded: 0, charged: 4000, discharged: 0 },
  ],
  [
    'a little more export than yield',
    [grid(0, 3100), inverter(3000)],
    { kind: 'ok', ...none, imported: 0, exported: 3100, yielded: 3000, consumed: 0, selfUsed: 0 },
  ],
];

describe('balanceOf', () => {
  it.each(sites)('%s', (_, flows, expected) => {
    expect(balanceOf(flows, 'power')).toEqual(expected);
  });

  it('is stricter with energy than with power', () => {
    expect(balanceOf([grid(0, 3_100_000), inverter(3_000_000)], 'energy').kind).toBe('ok');
    expect(balanceOf([grid(0, 3_300_000), inverter(3_000_000)], 'energy').kind).toBe('inconsistent');
  });

  const amount = fc.integer({ min: 0, max: 1_000_000_000 });
  /** A site as physics has it: what it consumes follows from the rest. */
  const site = fc.record({
    yielded: amount,
    imported: amount,
    discharged: amount,
    split: fc.double({ min: 0, max: 1, noNaN: true }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });

  it('conserves energy: what came in went out', () => {
    fc.assert(
      fc.property(site, ({ yielded, imported, discharged, split, share }) => {
        const exported = Math.floor((yielded + discharged) * split);
        const charged = Math.floor((yielded + imported + discharged - exported) * share);
        const balance = balanceOf(
          [grid(imported, exported), inverter(yielded), storage(charged, discharged)],
          'energy',
        );
        expect(balance.kind).toBe('ok');
        expect((balance.consumed ?? -1) + exported + charged).toBe(imported + yielded + discharged);
      }),
    );
  });

  it('never has a negative figure', () => {
    const flow: fc.Arbitrary<MeterFlow> = fc.record({
      useType: fc.constantFrom(1, 2, 3, 4),
      imported: fc.option(amount),
      exported: fc.option(amount),
      orientation: fc.constantFrom('import', 'export'),
    });
    fc.assert(
      fc.property(fc.array(flow, { maxLength: 6 }), fc.constantFrom('power', 'energy'), (flows, quantity) => {
        const { kind, ...figures } = balanceOf(flows, quantity);
        for (const figure of Object.values(figures)) expect(figure === null || figure >= 0).toBe(true);
        if (kind === 'inconsistent' || kind === 'unmetered')
          expect([figures.consumed, figures.selfUsed]).toEqual([null, null]);
      }),
    );
  });
});

describe('inverterOrientation', () => {
  it.each([
    [12, 4000, 'export'],
    [4000, 12, 'import'],
    [0, 0, 'export'],
    [null, null, 'export'],
    [5, null, 'import'],
  ])('import %d, export %d: %s', (importKwh, exportKwh, orientation) => {
    expect(inverterOrientation(importKwh, exportKwh)).toBe(orientation);
  });

  it('decides which direction is yield', () => {
    const turned: MeterFlow = { ...inverter(8, 4000), orientation: 'import' };
    expect(balanceOf([grid(0, 1500), turned], 'power')).toMatchObject({ yielded: 4000, consumed: 2500 });
  });
});

describe('flowOfPower', () => {
  it.each([
    [300, { imported: 300, exported: 0 }],
    [-300, { imported: 0, exported: 300 }],
    [0, { imported: 0, exported: 0 }],
    [null, { imported: null, exported: null }],
  ])('of %d', (powerW, flow) => {
    expect(flowOfPower(powerW)).toEqual(flow);
  });
});

describe('rates', () => {
  const sunny = balanceOf([grid(500, 1500), inverter(4000)], 'power');

  it('are shares of yield and consumption', () => {
    expect(selfUseRate(sunny)).toBe(0.625);
    expect(selfSufficiency(sunny)).toBeCloseTo(1 - 500 / 3000);
  });

  it('are null where there is nothing to share', () => {
    expect(selfUseRate(balanceOf([grid(500), inverter(0)], 'power'))).toBeNull();
    expect(selfSufficiency(balanceOf([grid(500)], 'power'))).toBeNull();
    expect(selfSufficiency(balanceOf([grid(0), inverter(0)], 'power'))).toBeNull();
  });

  it('is no less than 0 when a battery charges from the grid', () => {
    expect(selfSufficiency(balanceOf([grid(3000), storage(2000, 0)], 'power'))).toBe(0);
  });
});
