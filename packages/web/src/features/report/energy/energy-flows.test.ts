import type { MeterUse, UnmeasuredUse } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { buildEndUses, buildMeterUse, buildUse } from '../../../../test/build-end-uses.ts';
import { buildEnergyFigures } from '../../../../test/build-energy-figures.ts';
import { energyFlows } from './energy-flows.ts';

const withBattery = buildEnergyFigures({
  importKwh: 6,
  exportKwh: 3,
  yieldKwh: 20,
  consumptionKwh: 19,
  chargeKwh: 10,
  dischargeKwh: 6,
  directUseKwh: 10,
  gridUseKwh: 4,
  storageUseKwh: 5,
});

const flowsOf = (...asked: Parameters<typeof energyFlows>) =>
  energyFlows(...asked).map(({ from, to, kWh }) => [from, to, Math.round(kWh * 100) / 100]);

const used = (gridKwh: number, directKwh: number) => buildUse(gridKwh + directKwh, { gridKwh, directKwh });
const meter = (meterId: number, use: UnmeasuredUse, behindId: number | null = null) =>
  buildMeterUse(meterId, use, { behindId });
const answer = (uses: MeterUse[], notMeasured: UnmeasuredUse) => buildEndUses(12, uses, notMeasured);

describe('the flows of a period', () => {
  it('are from solar and the grid to the house and the grid', () => {
    expect(flowsOf(buildEnergyFigures(), null)).toEqual([
      ['solar', 'house', 8],
      ['gridIn', 'house', 4],
      ['solar', 'gridOut', 3],
    ]);
  });

  it('leave out what reads as nothing', () => {
    const figures = buildEnergyFigures({ yieldKwh: 8.004, exportKwh: 0.004, directUseKwh: 8 });
    expect(flowsOf(figures, null)).toEqual([
      ['solar', 'house', 8],
      ['gridIn', 'house', 4],
    ]);
  });

  it('are none where a part is unknown or the parts contradict each other', () => {
    expect(flowsOf(buildEnergyFigures({ yieldKwh: null, directUseKwh: null }), null)).toEqual([]);
    expect(flowsOf(buildEnergyFigures({ chargeKwh: 5, importKwh: 1 }), null)).toEqual([]);
  });

  it('go into a battery and out of it, and what goes in and out of each node is its figure', () => {
    expect(flowsOf(withBattery, null)).toEqual([
      ['solar', 'house', 10],
      ['discharge', 'house', 5],
      ['gridIn', 'house', 4],
      ['solar', 'charge', 8],
      ['gridIn', 'charge', 2],
      ['solar', 'gridOut', 2],
      ['discharge', 'gridOut', 1],
    ]);
  });

  it('end at the load meters at the top and at what none measures', () => {
    const uses = [meter(1, used(1, 6)), meter(2, used(1, 1), 1), meter(3, used(2, 1))];
    expect(flowsOf(buildEnergyFigures(), answer(uses, used(1, 1)))).toEqual([
      ['solar', 'use 1', 6],
      ['solar', 'use 3', 1],
      ['solar', 'notMeasured', 1],
      ['gridIn', 'use 1', 1],
      ['gridIn', 'use 3', 2],
      ['gridIn', 'notMeasured', 1],
      ['solar', 'gridOut', 3],
    ]);
  });

  it('end at six at most, and the least of the meters are one', () => {
    const uses = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => meter(id, used(0.5, 1)));
    const flows = flowsOf(buildEnergyFigures(), answer(uses, used(0, 0)));
    expect(flows).toContainEqual(['solar', 'others', 3]);
    expect(flows.filter(([from]) => from === 'gridIn')).toHaveLength(6);
  });

  it('end at the house where the meters exceed its consumption or are of other hours', () => {
    expect(flowsOf(buildEnergyFigures(), answer([meter(1, used(5, 8))], used(-1, 0)))).toHaveLength(3);
    expect(flowsOf(buildEnergyFigures(), answer([meter(1, used(1, 6))], used(1, 1)))).toHaveLength(3);
  });
});
