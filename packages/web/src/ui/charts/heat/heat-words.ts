// What is read of a heat map, in words.
import { calendarFormatsOf } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import type { HeatCell, HeatmapData } from './heat-data.ts';
import { heatText } from './heat-text.ts';

export const useHeatWords = ({ timeZone, by, rows, measure }: HeatmapData) => {
  const { say, formats, lang } = useTexts();
  const calendar = calendarFormatsOf(lang);
  const text = heatText(measure, formats);
  const momentOf = ({ startMs }: HeatCell, row: number): string =>
    by === 'month'
      ? `${calendar.month(rows[row]?.date ?? '')} ${formats.time(startMs, timeZone)}`
      : `${formats.date(startMs, timeZone)} ${formats.zonedTime(startMs, timeZone)}`;
  return (cell: HeatCell | null, row: number): string => {
    if (cell === null) return say('chart.noSuchHour');
    const moment = momentOf(cell, row);
    if (cell.value === null) return `${moment}: ${say('state.noData')}`;
    const amount = `${moment}: ${text.write(cell.value)}`;
    return cell.estimated ? `${amount} (${say('chart.estimated')})` : amount;
  };
};
