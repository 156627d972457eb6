// Pure: the columns of two sides at the slots of one chart, matched by name.

import type { Measure } from '../../../energy-value/measure.ts';
import { columnValues } from '../../../model/energy/column-values.ts';
import type { PeriodKind } from '../../../report/period.ts';
import type { BarUnit } from '../../../ui/charts/bars/bar-chart-data.ts';
import { estimatedIn } from '../energy/energy-bars.ts';
import { placesIn, reportSlots, type SlotWords } from '../energy/report-slots.ts';
import type { Paired, PairedSide } from './compare-bars.ts';
import type { SideFigures } from './side-query.ts';

const unitOf: Record<Measure, BarUnit> = { energy: 'kWh', money: 'money', emissions: 'g' };

type Asked = { readonly kind: PeriodKind; readonly measure: Measure; readonly words: SlotWords };

/** The slots are those of the side that has more of them, so that no bar is left out. */
export const pairedSides = (
  first: SideFigures,
  second: SideFigures,
  { kind, measure, words }: Asked,
): Paired => {
  const slotsOf = (side: SideFigures) => reportSlots(side.report.columns, kind, words);
  const [ones, others] = [slotsOf(first), slotsOf(second)];
  const slots = ones.length < others.length ? others : ones;
  const at = (side: SideFigures, own: typeof slots): PairedSide => {
    const { values, estimated, isOver } = columnsOf(side, measure);
    const places = placesIn(own, slots, kind);
    return {
      values: places.map((place) => values[place] ?? null),
      estimated: places.map((place) => estimated[place] ?? false),
      isOver: places.map((place) => isOver[place] ?? false),
    };
  };
  return {
    slots,
    first: at(first, ones),
    second: at(second, others),
    unit: unitOf[measure],
    currency: first.values.currency,
  };
};

/** What was consumed, what the energy from the grid cost, or what it emitted. */
const columnsOf = ({ report, values }: SideFigures, measure: Measure): PairedSide => {
  const { columns, current } = report;
  const ends = [...columns.times.slice(1), columns.to];
  const key = measure === 'money' ? 'cost' : 'emittedG';
  return {
    values:
      measure === 'energy'
        ? columnValues(columns, 'consumption')
        : values.columns.map((column) => column[key]),
    estimated: estimatedIn(columns),
    isOver: ends.map((end) => Date.parse(end) <= Date.parse(current.to)),
  };
};
