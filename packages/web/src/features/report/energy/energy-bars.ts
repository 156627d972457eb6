// Pure: an energy report to the bars of a view.
import type { EnergyColumns, EnergyKey, EnergyReport } from '@ohmstead/contract';
import { columnValues } from '../../../model/energy/column-values.ts';
import type { PeriodKind } from '../../../report/period.ts';
import type { BarChartData, BarSeries } from '../../../ui/charts/bars/bar-chart-data.ts';
import { type Drawn, drawnOfView, type EnergyView, knownOf } from './energy-view.ts';
import { nowSlotOf, reportSlots, type SlotWords } from './report-slots.ts';

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
    place: placesAmong(reportSlots(comparedColumns, asked.kind, asked.words), asked.kind),
  };
  const comparison = (key: EnergyKey) => {
    if (others === null) return {};
    const data = columnValues(others.columns, key);
    return { compare: slots.map((slot, place) => data[others.place(slot.label, place)] ?? null) };
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
  estimated: columns.coverage.map(({ estimated }) => estimated > tolerated),
});

/** Less than this share of a slot is no reason to mark it. */
const tolerated = 0.01;

/** Hours, days of a month and months are compared by name, so that a day of 25 hours is set beside one of 24. */
const placesAmong = (slots: readonly { readonly label: string }[], kind: PeriodKind) => {
  const byLabel = new Map(slots.map(({ label }, place) => [label, place]));
  return (label: string, place: number): number => (kind === 'range' ? place : (byLabel.get(label) ?? -1));
};
