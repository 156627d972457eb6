import { calendarFormatsOf } from '@ohmstead/i18n';
import { useMemo } from 'react';
import { MeasureSwitch } from '../../../energy-value/MeasureSwitch.tsx';
import { type Measure, useMeasure } from '../../../energy-value/measure.ts';
import { columnValues } from '../../../model/energy/column-values.ts';
import type { PeriodKind } from '../../../report/period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { BarChart } from '../../../ui/charts/bars/BarChart.tsx';
import type { BarUnit } from '../../../ui/charts/bars/bar-chart-data.ts';
import { barText } from '../../../ui/charts/bars/bar-unit.ts';
import { reportSlots } from '../energy/report-slots.ts';
import { differenceBars, pairBars, sumOf } from './compare-bars.ts';
import type { SideFigures } from './use-side.ts';

type CompareChartsProps = {
  kind: PeriodKind;
  sides: readonly [SideFigures, SideFigures];
  names: readonly [string, string];
  showsPrices: boolean;
};

/** Both sides in pairs of bars, and their difference, in the measure that all charts are shown in. */
export const CompareCharts = ({ kind, sides, names, showsPrices }: CompareChartsProps) => {
  const { say, formats } = useTexts();
  const chosen = useMeasure();
  const isComparable = showsPrices && sides[0].money?.currency === sides[1].money?.currency;
  const measure = chosen === 'money' && !isComparable ? 'energy' : chosen;
  const paired = usePaired(kind, sides, measure);
  const [pairs, differences] = useMemo(() => [pairBars(paired), differenceBars(paired)], [paired]);
  const text = barText(pairs, formats);
  const totals = { first: sumOf(paired.first), second: sumOf(paired.second) };
  const summary = say('compare.summary', {
    first: names[0],
    firstAmount: text.write(totals.first),
    second: names[1],
    secondAmount: text.write(totals.second),
  });
  const [more, less] = differences.series.map(({ values }) => sumOf(values));
  return (
    <>
      <Card
        title={say('compare.bars')}
        actions={<MeasureSwitch value={measure} showsPrices={isComparable} />}
      >
        <BarChart
          data={pairs}
          labels={{ first: names[0], second: names[1] }}
          totals={totals}
          summary={summary}
        />
      </Card>
      <Card title={say('compare.differences')}>
        <BarChart
          data={differences}
          labels={{
            more: say('compare.more', { name: names[0] }),
            less: say('compare.more', { name: names[1] }),
          }}
          totals={{ more: more ?? null, less: less ?? null }}
          summary={summary}
        />
      </Card>
    </>
  );
};

const unitOf: Record<Measure, BarUnit> = { energy: 'kWh', money: 'money', emissions: 'g' };

const usePaired = (
  kind: PeriodKind,
  [first, second]: readonly [SideFigures, SideFigures],
  measure: Measure,
) => {
  const { formats, lang } = useTexts();
  return useMemo(() => {
    const longer = first.report.columns.times.length < second.report.columns.times.length ? second : first;
    return {
      slots: reportSlots(longer.report.columns, kind, { formats, calendar: calendarFormatsOf(lang) }),
      first: valuesOf(first, measure),
      second: valuesOf(second, measure),
      unit: unitOf[measure],
      currency: first.money?.currency ?? null,
    };
  }, [first, second, kind, measure, formats, lang]);
};

/** What was consumed, what the energy from the grid cost, or what it emitted. */
const valuesOf = ({ report, money }: SideFigures, measure: Measure): readonly (number | null)[] => {
  if (measure === 'energy') return columnValues(report.columns, 'consumption');
  const key = measure === 'money' ? 'cost' : 'emittedG';
  return (money?.columns ?? []).map((column) => column[key]);
};
