// Pure: what a view's bars say in a few sentences: its sum, its highest slot, what was exported.
import type { EnergyKey, EnergyReport } from '@ohmstead/contract';
import { sourceTotals } from '../../../model/energy/column-values.ts';
import type { BarChartData } from '../../../ui/charts/bars/bar-chart-data.ts';
import type { EnergyView } from './energy-view.ts';

export type Highest = { readonly label: string; readonly kWh: number };

const mainKey: Record<EnergyView, 'yield' | 'consumption'> = {
  yield: 'yield',
  consumption: 'consumption',
  balance: 'consumption',
};

/** The slot with most of what the view is about; null where none is known. */
export const highestOf = (
  { columns }: EnergyReport,
  view: EnergyView,
  slots: BarChartData['slots'],
): Highest | null => {
  const data = columns.series.find(({ key }) => key === mainKey[view])?.data ?? [];
  let highest: Highest | null = null;
  for (const [place, kWh] of data.entries()) {
    const label = slots[place]?.longLabel;
    if (kWh !== null && label !== undefined && kWh > (highest?.kWh ?? 0)) highest = { label, kWh };
  }
  return highest;
};

/** The figures of the whole period, by series. */
export const energyTotals = ({ current: { figures } }: EnergyReport): Record<EnergyKey, number | null> => ({
  import: figures.importKwh,
  export: figures.exportKwh,
  yield: figures.yieldKwh,
  consumption: figures.consumptionKwh,
  selfUse: figures.selfUseKwh,
  charge: figures.chargeKwh,
  discharge: figures.dischargeKwh,
  ...sourceTotals(figures),
});
