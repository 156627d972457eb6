// What is read of a bar chart, in words.
import { useTexts } from '../../../texts/use-texts.ts';
import type { BarChartData } from './bar-chart-data.ts';
import type { BarText } from './bar-unit.ts';

type Read = {
  readonly slot: number | null;
  readonly hidden: ReadonlySet<string>;
  readonly chosen: string | null;
};

export const useSpokenBars = <Key extends string>(
  data: BarChartData<Key>,
  labels: Readonly<Record<Key, string>>,
  text: BarText,
) => {
  const { say } = useTexts();
  return ({ slot, hidden, chosen }: Read): string => {
    if (slot === null) return say('chart.wholePeriod');
    const values = data.series
      .filter(({ key }) => (chosen === null ? !hidden.has(key) : key === chosen))
      .map(({ key, values, estimated }) => {
        const value = values[slot] ?? null;
        if (value === null) return `${labels[key]} ${say('state.noData')}`;
        const amount = `${labels[key]} ${text.write(value)}`;
        return estimated?.[slot] ? `${amount} ${say('chart.estimated')}` : amount;
      });
    return [data.slots[slot]?.longLabel ?? '', ...values].join(', ');
  };
};
