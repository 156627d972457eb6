import { describe, expect, it } from 'vitest';
import { buildOverview } from './build-for-test.ts';
import { liveView } from './live-power.ts';

describe('liveView', () => {
  it('has the nodes whose energy was ever known, in one unit', () => {
    const view = liveView(buildOverview());
    expect(view.nodes).toEqual([
      { kind: 'solar', powerW: 3000 },
      { kind: 'grid', powerW: -2200 },
      { kind: 'house', powerW: -800 },
    ]);
    expect([view.unit, view.usedW]).toEqual(['kW', 800]);
    expect(view.sentences.map(({ kind }) => kind)).toEqual(['solar', 'exporting', 'house']);
  });

  it('says nothing of what is unknown', () => {
    const { live } = buildOverview();
    const view = liveView(buildOverview({ live: { ...live, gridW: null, consumptionW: null } }));
    expect(view.nodes).toContainEqual({ kind: 'grid', powerW: null });
    expect(view.sentences.map(({ kind }) => kind)).toEqual(['solar']);
    expect(view.usedW).toBeNull();
  });

  it('distinguishes an idle battery from one that charges', () => {
    const { total, live } = buildOverview();
    const kindsWith = (chargeW: number) =>
      liveView(
        buildOverview({ total: { ...total, chargeKwh: 1 }, live: { ...live, chargeW, dischargeW: 0 } }),
      ).sentences.map(({ kind }) => kind);
    expect(kindsWith(0)).toContain('storageIdle');
    expect(kindsWith(400)).toContain('charging');
  });
});
