import { calendarFormatsOf } from '@ohmstead/i18n';
import { useMemo } from 'react';
import { MeasureSwitch } from '../../../energy-value/MeasureSwitch.tsx';
import { useMeasure } from '../../../energy-value/measure.ts';
import type { PeriodKind } from '../../../report/period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { BarChart } from '../../../ui/charts/bars/BarChart.tsx';
import { barText } from '../../../ui/charts/bars/bar-unit.ts';
import { differenceBars, differencesOf, type Paired, pairBars, sumOf } from './compare-bars.ts';
import { pairedSides } from './paired-sides.ts';
import type { SideFigures } from './side-query.ts';

type Names = readonly [string, string];

type CompareChartsProps = {
  kind: PeriodKind;
  sides: readonly [SideFigures, SideFigures];
  names: Names;
  showsPrices: boolean;
};

/** Both sides in pairs of bars, and their difference, in the measure that all charts are shown in. */
export const CompareCharts = ({ kind, sides, names, showsPrices }: CompareChartsProps) => {
  const { say, formats, lang } = useTexts();
  const [first, second] = sides;
  const isComparable = showsPrices && first.values.currency === second.values.currency;
  const measure = useMeasure(isComparable);
  const paired = useMemo(() => {
    const words = { formats, calendar: calendarFormatsOf(lang) };
    return pairedSides(first, second, { kind, measure, words });
  }, [first, second, kind, measure, formats, lang]);
  return (
    <>
      <Card
        title={say('compare.bars')}
        actions={<MeasureSwitch value={measure} showsPrices={isComparable} />}
      >
        <Pairs paired={paired} names={names} />
      </Card>
      <Card title={say('compare.differences')}>
        <Differences paired={paired} names={names} />
      </Card>
    </>
  );
};

type ChartProps = { paired: Paired; names: Names };

const Pairs = ({ paired, names: [first, second] }: ChartProps) => {
  const { say, formats } = useTexts();
  const data = useMemo(() => pairBars(paired), [paired]);
  const text = barText(data, formats);
  const totals = { first: sumOf(paired.first.values), second: sumOf(paired.second.values) };
  const [firstAmount, secondAmount] = [text.write(totals.first), text.write(totals.second)];
  return (
    <BarChart
      heading={{ title: say('compare.bars'), span: `${first} – ${second}` }}
      data={data}
      labels={{ first, second }}
      totals={totals}
      summary={say('compare.summary', { first, firstAmount, second, secondAmount })}
    />
  );
};

const Differences = ({ paired, names: [first, second] }: ChartProps) => {
  const { say, formats } = useTexts();
  const data = useMemo(() => differenceBars(paired), [paired]);
  const text = barText(data, formats);
  const [more = null, less = null] = data.series.map(({ values }) => sumOf(values));
  return (
    <BarChart
      heading={{ title: say('compare.differences'), span: `${first} – ${second}` }}
      data={data}
      labels={{
        more: say('compare.more', { name: first }),
        less: say('compare.more', { name: second }),
      }}
      totals={{ more, less }}
      summary={say('compare.differenceSummary', {
        first,
        second,
        amount: text.write(sumOf(differencesOf(paired))),
      })}
    />
  );
};
