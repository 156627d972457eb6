// What is read of a heat map, in words.
import { useTexts } from '../../texts/use-texts.ts';
import type { HeatCell } from './heat-data.ts';

export const useHeatWords = (timeZone: string) => {
  const { say, formats } = useTexts();
  return (cell: HeatCell | null): string => {
    if (cell === null) return say('chart.noSuchHour');
    const moment = `${formats.date(cell.startMs, timeZone)} ${formats.zonedTime(cell.startMs, timeZone)}`;
    if (cell.value === null) return `${moment}: ${say('state.noData')}`;
    const told = `${moment}: ${formats.quantity(cell.value, 'kWh')}`;
    return cell.estimated ? `${told} (${say('chart.estimated')})` : told;
  };
};
