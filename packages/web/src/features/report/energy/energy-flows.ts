// Pure: where a period's energy came from and went. With a battery nobody knows whose energy it gave back.
import type { EnergyFigures } from '@ohmstead/contract';
import type { SankeyFlow } from '../../../ui/charts/flow/sankey-layout.ts';

export type FlowEnd = 'solar' | 'gridIn' | 'house' | 'gridOut';

/** Empty where a part is unknown, or where there is nothing to distinguish. */
export const energyFlows = (figures: EnergyFigures): SankeyFlow<FlowEnd>[] => {
  const { importKwh, exportKwh, selfUseKwh, chargeKwh, dischargeKwh } = figures;
  if (chargeKwh !== null || dischargeKwh !== null) return [];
  if (importKwh === null || exportKwh === null || selfUseKwh === null) return [];
  return [
    { from: 'solar', to: 'house', kWh: selfUseKwh },
    { from: 'solar', to: 'gridOut', kWh: exportKwh },
    { from: 'gridIn', to: 'house', kWh: importKwh },
  ];
};
