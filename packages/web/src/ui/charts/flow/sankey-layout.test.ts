import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sankeyLayout } from './sankey-layout.ts';

describe('sankeyLayout', () => {
  it('draws one flow as one ribbon over the whole height', () => {
    const { sources, sinks, ribbons } = sankeyLayout([{ from: 'grid', to: 'house', kWh: 5 }]);
    expect(sources).toEqual([{ node: 'grid', kWh: 5, y: 0, height: 100 }]);
    expect(sinks).toEqual([{ node: 'house', kWh: 5, y: 0, height: 100 }]);
    expect(ribbons[0]?.path).toBe('M3 0C50 0 50 0 97 0V100C50 100 50 100 3 100Z');
  });

  it('leaves out what does not flow', () => {
    expect(sankeyLayout([{ from: 'grid', to: 'house', kWh: 0 }])).toEqual({
      sources: [],
      sinks: [],
      ribbons: [],
    });
  });

  it('keeps one scale on both sides and stays in its box', () => {
    const flow = fc.record({
      from: fc.constantFrom('solar', 'import', 'discharge'),
      to: fc.constantFrom('house', 'export', 'charge'),
      kWh: fc.integer({ min: 1, max: 5000 }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(flow, { minLength: 1, selector: ({ from, to }) => `${from} ${to}` }),
        (flows) => {
          const { sources, sinks } = sankeyLayout(flows);
          const heightOf = (nodes: typeof sources) => nodes.reduce((sum, { height }) => sum + height, 0);
          expect(heightOf(sources)).toBeCloseTo(heightOf(sinks));
          for (const { y, height } of [...sources, ...sinks]) {
            expect(y).toBeGreaterThan(-1e-6);
            expect(y + height).toBeLessThan(100 + 1e-6);
          }
        },
      ),
    );
  });
});
