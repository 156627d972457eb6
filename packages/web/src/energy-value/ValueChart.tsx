import { useTexts } from '../texts/use-texts.ts';
import { BarChart } from '../ui/charts/bars/BarChart.tsx';
import type { BarChartData } from '../ui/charts/bars/bar-chart-data.ts';
import type { ChartHeading } from '../ui/charts/chart-heading.ts';
import { Hint } from '../ui/Hint.tsx';
import { ValueMissing } from './ValueMissing.tsx';
import type { Valued, ValueKey } from './value-bars.ts';

type ValueChartProps = {
  heading: ChartHeading;
  data: BarChartData<ValueKey>;
  whole: Valued;
  /** The chart's time as a sentence names it. */
  period: string;
  onStep?: (by: -1 | 1) => void;
  onOpen?: (slot: number) => void;
};

/** What energy cost and brought, or what it emitted. */
export const ValueChart = ({ heading, data, whole, period, ...ways }: ValueChartProps) => {
  const { say, formats } = useTexts();
  const isMoney = data.unit === 'money';
  if (data.series.length === 0) return <ValueMissing measure={isMoney ? 'money' : 'emissions'} />;
  return (
    <>
      <BarChart
        heading={heading}
        data={data}
        labels={{
          cost: say('measure.cost'),
          income: say('measure.income'),
          emittedG: say('measure.emitted'),
          avoidedG: say('measure.avoided'),
        }}
        totals={whole}
        summary={
          isMoney
            ? say('measure.costSummary', { period, amount: formats.money(whole.cost, data.currency ?? '') })
            : say('measure.co2Summary', { period, mass: formats.mass(whole.emittedG) })
        }
        {...ways}
      />
      {isMoney && <Hint>{say('measure.prices')}</Hint>}
    </>
  );
};
