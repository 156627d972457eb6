// Pure: which energies a view shows, and how they are drawn.
import { type EnergyKey, type EnergyReport, reportViews } from '@ohmstead/contract';
import { columnValues } from '../../../model/energy/column-values.ts';
import type { EnergyRole } from '../../../ui/charts/power/chart-data.ts';

export type EnergyView = EnergyReport['view'];

export type Drawn = { readonly key: EnergyKey; readonly role: EnergyRole; readonly below: boolean };

const up = (key: EnergyKey, role: EnergyRole): Drawn => ({ key, role, below: false });
const down = (key: EnergyKey, role: EnergyRole): Drawn => ({ key, role, below: true });

/** Stacked: what adds up to the yield, to the consumption; what came above zero and where it went below. */
export const drawnOfView: Record<EnergyView, readonly Drawn[]> = {
  yield: [up('selfUse', 'solar'), up('export', 'export')],
  consumption: [up('directUse', 'solar'), up('storageUse', 'discharge'), up('gridUse', 'import')],
  balance: [
    up('yield', 'solar'),
    up('import', 'import'),
    up('discharge', 'discharge'),
    down('consumption', 'load'),
    down('export', 'export'),
    down('charge', 'storage'),
  ],
};

/** The whole balance unless the address chooses, where there is more than what was bought. */
export const chosenView = (wanted: string | undefined, report: EnergyReport | undefined): EnergyView => {
  const named = reportViews.find((view) => view === wanted);
  if (named) return named;
  const { yieldKwh, dischargeKwh } = report?.current.figures ?? {};
  return yieldKwh == null && dischargeKwh == null ? 'consumption' : 'balance';
};

/** Energies there are: one that was unknown or nothing all the time would be but a name. */
export const knownOf = (columns: EnergyReport['columns'], drawn: readonly Drawn[]): Drawn[] => {
  const someSlot = (key: EnergyKey, isShown: (kWh: number | null) => boolean) =>
    columnValues(columns, key).some(isShown);
  const some = drawn.filter(({ key }) => someSlot(key, (kWh) => kWh !== null && kWh !== 0));
  return some.length > 0 ? some : drawn.filter(({ key }) => someSlot(key, (kWh) => kWh !== null));
};
