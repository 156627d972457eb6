import { useTexts } from '../../../texts/use-texts.ts';
import { ChartTable } from '../ChartTable.tsx';
import { decimalsOf, toUnit } from '../power-unit.ts';
import type { ChartData } from './chart-data.ts';
import { isOrdinaryDay } from './day-axis.ts';
import { hourRows } from './hour-rows.ts';

type HourTableProps<Key extends string> = {
  data: ChartData<Key>;
  labels: Readonly<Record<Key, string>>;
};

/** A day's powers by the hour. */
export const HourTable = <Key extends string>({ data, labels }: HourTableProps<Key>) => {
  const { say, formats } = useTexts();
  const { axis, unit, series } = data;
  const time = isOrdinaryDay(axis) ? formats.time : formats.zonedTime;
  return (
    <ChartTable
      caption={say('chart.mean', { unit: formats.unit(unit) })}
      columns={[
        { key: 'hour', label: say('chart.hour') },
        ...series.map(({ key }) => ({ key, label: labels[key] })),
      ]}
      rows={hourRows(data).map(({ startMs, meanW }) => ({
        key: startMs,
        head: time(startMs, axis.timeZone),
        cells: series.map(({ key }) => formats.number(toUnit(meanW[key], unit), decimalsOf[unit])),
      }))}
    />
  );
};
