import { calendarFormatsOf } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { ChartTable } from '../ChartTable.tsx';
import type { HeatCell, HeatmapData } from './heat-data.ts';
import { heatText } from './heat-text.ts';

/** The days' hours; an hour that comes twice shows both. */
export const HeatTable = ({ data }: { data: HeatmapData }) => {
  const { say, formats, lang } = useTexts();
  const calendar = calendarFormatsOf(lang);
  const text = heatText(data.measure, formats);
  const write = (cells: readonly HeatCell[]) =>
    cells
      .filter(({ startMs }) => startMs <= data.nowMs)
      .map(({ value }) => text.number(value))
      .join(' / ');
  return (
    <ChartTable
      dense
      caption={say('chart.heatCaption', { unit: text.unit })}
      columns={[
        { key: 'day', label: say(data.by === 'month' ? 'chart.month' : 'chart.day') },
        ...Array.from({ length: 24 }, (_, hour) => ({ key: String(hour), label: formats.axisHour(hour) })),
      ]}
      rows={data.rows.map(({ date, hours }) => ({
        key: date,
        head: data.by === 'month' ? calendar.month(date) : calendar.day(date),
        cells: hours.map(write),
      }))}
    />
  );
};
