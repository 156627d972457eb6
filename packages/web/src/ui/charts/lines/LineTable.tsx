import { useTexts } from '../../../texts/use-texts.ts';
import { ChartTable } from '../ChartTable.tsx';
import { mean } from '../mean.ts';
import type { LineChartData, LineSeries } from './line-chart-data.ts';

type LineTableProps<Key extends string> = {
  data: LineChartData<Key>;
  labels: Readonly<Record<Key, string>>;
  slotName: string;
  write: (series: LineSeries<Key>, value: number | null) => string;
};

/** The lines' figures: by the hour for a day, by the slot else. What is still to come is left out. */
export const LineTable = <Key extends string>({ data, labels, slotName, write }: LineTableProps<Key>) => {
  const { say } = useTexts();
  const { slots, series } = data;
  const knownSlots = series.reduce((most, { values }) => Math.max(most, values.length), 0);
  return (
    <ChartTable
      caption={say('chart.tableCaption')}
      columns={[{ key: 'slot', label: slotName }, ...series.map(({ key }) => ({ key, label: labels[key] }))]}
      rows={slots.rows
        .filter(({ fromSlot }) => fromSlot < knownSlots)
        .map(({ fromSlot, toSlot }) => ({
          key: fromSlot,
          head: slots.nameOf(fromSlot),
          cells: series.map((one) => write(one, mean(one.values.slice(fromSlot, toSlot)))),
        }))}
    />
  );
};
