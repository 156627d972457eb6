import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deadBandW,
  dotSeconds,
  type FlowNode,
  flowLayout,
  flowNodeKinds,
  nodeRadius,
} from './flow-geometry.ts';

const solarHouse: FlowNode[] = [
  { kind: 'solar', powerW: 3000 },
  { kind: 'grid', powerW: -1000 },
  { kind: 'house', powerW: -2000 },
];

const power = fc.option(fc.integer({ min: -50_000, max: 50_000 }));
const someNodes = fc
  .subarray([...flowNodeKinds], { minLength: 1 })
  .chain((kinds) => fc.tuple(...kinds.map((kind) => power.map((powerW): FlowNode => ({ kind, powerW })))));

describe('flowLayout', () => {
  it('places only the nodes the site has', () => {
    expect(Object.keys(flowLayout(solarHouse).places)).toEqual(['solar', 'grid', 'house']);
  });

  it('runs from what gives to the hub and from the hub to what takes', () => {
    const { hub, spokes } = flowLayout(solarHouse);
    expect(spokes.find((spoke) => spoke.kind === 'solar')?.to).toEqual(hub);
    expect(spokes.find((spoke) => spoke.kind === 'grid')?.from).toEqual(hub);
  });

  it('keeps every node inside the drawing', () => {
    fc.assert(
      fc.property(someNodes, (nodes) => {
        const { width, height, places } = flowLayout(nodes);
        for (const { x, y } of Object.values(places)) {
          expect(Math.min(x, width - x, y, height - y)).toBeGreaterThanOrEqual(nodeRadius);
        }
      }),
    );
  });

  it('leads from the house down to its edge where something hangs beneath it', () => {
    expect(flowLayout(solarHouse).trunk).toBeNull();
    const { trunk, places, height } = flowLayout(solarHouse, true);
    expect(trunk?.to).toEqual({ x: places.house?.x, y: height });
    expect(trunk?.from.y).toBeLessThan(height);
    expect(trunk?.seconds).toBe(dotSeconds(-2000, 3000));
  });

  it('is no higher than it needs to be', () => {
    const flat: FlowNode[] = [
      { kind: 'grid', powerW: 300 },
      { kind: 'house', powerW: -300 },
    ];
    expect(flowLayout(flat).height).toBeLessThan(flowLayout(solarHouse).height);
  });
});

describe('dotSeconds', () => {
  it('is one second for the largest flow and nearly six for a trickle', () => {
    expect(dotSeconds(4000, 4000)).toBe(1);
    expect(dotSeconds(-2000, 4000)).toBe(3.5);
    expect(dotSeconds(deadBandW, 1_000_000)).toBeCloseTo(6, 3);
  });

  it('stands still inside the dead band and where nothing is known', () => {
    expect(dotSeconds(deadBandW - 1, 4000)).toBeNull();
    expect(dotSeconds(null, 4000)).toBeNull();
  });
});
