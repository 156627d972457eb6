import { useTexts } from '../../../texts/use-texts.ts';
import { LineChart } from '../../../ui/charts/lines/LineChart.tsx';
import { valueText } from '../../../ui/charts/lines/value-text.ts';
import { Hint } from '../../../ui/Hint.tsx';
import type { PriceAt, PriceDay } from './price-day.ts';

type PriceDayChartProps = { day: PriceDay; onStep: (by: -1 | 1) => void };

export const PriceDayChart = ({ day, onStep }: PriceDayChartProps) => {
  const { say, formats } = useTexts();
  const { data, axis, mean, least, greatest, known } = day;
  const price = (value: number | null) => valueText(formats, value, data.left);
  const time = (at: PriceAt | null) => (at ? formats.time(at.atMs, axis.timeZone) : '');
  return (
    <>
      <LineChart
        heading={{ title: say('tariff.dayPrice'), span: formats.date(axis.startMs, axis.timeZone) }}
        data={data}
        labels={{ price: say('tariff.dayPrice') }}
        whole={{ label: say('tariff.meanPrice'), values: { price: mean } }}
        summary={say('tariff.dayPricesSummary', {
          date: formats.date(axis.startMs, axis.timeZone),
          mean: price(mean),
          least: price(least?.price ?? null),
          leastAt: time(least),
          greatest: price(greatest?.price ?? null),
          greatestAt: time(greatest),
        })}
        slotName={say('chart.time')}
        onStep={onStep}
      />
      {known < 1 && <Hint>{say('tariff.dayPricesPart', { percent: formats.percent(known) })}</Hint>}
    </>
  );
};
