// Pure: an energy report to the bars of a view.
import type { EnergyColumns, EnergyKey, EnergyReport } from '@ohmstead/contract';
import { columnValues } from '../../../model/energy/column-values.ts';
import type { PeriodKind } from '../../../report/period.ts';
import type { BarChartData, BarSeries } from '../../../ui/charts/bars/bar-chart-data.ts';
import { type Drawn, drawnOfView, type EnergyView, knownOf } from './energy-view.ts';
import { nowSlotOf, placesIn, reportSlots, type SlotWords } from './report-slots.ts';

type BarsQuery = {
  readonly view: EnergyView;
  readonly kind: PeriodKind;
  readonly nowMs: number;
  readonly words: SlotWords;
};

export const energyBars = (report: EnergyReport, asked: BarsQuery): BarChartData<EnergyKey> => {
  const { columns, comparedColumns } = report;
  const slots = reportSlots(columns, asked.kind, asked.words);
  const others = comparedColumns && {
    columns: comparedColumns,
    places: placesIn(reportSlots(comparedColumns, asked.kind, asked.words), slots, asked.kind),
  };
  const comparison = (key: EnergyKey) => {
    if (others === null) return {};
    const data = columnValues(others.columns, key);
    return { compare: others.places.map((place) => data[place] ?? null) };
  };
  return {
    slots,
    unit: 'kWh',
    series: knownOf(columns, drawnOfView[asked.view]).map((drawn) => ({
      ...seriesOf(columns, drawn),
      ...comparison(drawn.key),
    })),
    nowSlot: nowSlotOf(columns, asked.nowMs),
  };
};

const seriesOf = (columns: EnergyColumns, drawn: Drawn): BarSeries<EnergyKey> => ({
  ...drawn,
  values: columnValues(columns, drawn.key),
  estimated: estimatedIn(columns),
});

export const estimatedIn = ({ coverage }: Pick<EnergyColumns, 'coverage'>): boolean[] =>
  coverage.map(({ estimated }) => estimated > tolerated);

/** Less than this share of a slot is no reason to mark it. */
const tolerated = 0.01;
