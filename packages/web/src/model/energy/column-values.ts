// Pure: the values of one energy over time. Where something without a meter produces, the consumption and its sources are
// unknown; what was imported is then what is known to have come from the grid.
import type { EnergyColumns, EnergyFigures, EnergyKey } from '@ohmstead/contract';

export const columnValues = (columns: EnergyColumns, key: EnergyKey): (number | null)[] => {
  const values = dataOf(columns, key);
  if (key !== 'gridUse') return values;
  const imported = dataOf(columns, 'import');
  return columns.times.map((_, place) => values[place] ?? imported[place] ?? null);
};

const dataOf = ({ series, times }: EnergyColumns, key: EnergyKey): (number | null)[] =>
  series.find((one) => one.key === key)?.data ?? times.map(() => null);

type Figures = Pick<EnergyFigures, 'gridUseKwh' | 'directUseKwh' | 'storageUseKwh' | 'importKwh'>;

/** The same of a whole span. */
export const sourceTotals = ({ gridUseKwh, directUseKwh, storageUseKwh, importKwh }: Figures) => ({
  gridUse: gridUseKwh ?? importKwh,
  directUse: directUseKwh,
  storageUse: storageUseKwh,
});
