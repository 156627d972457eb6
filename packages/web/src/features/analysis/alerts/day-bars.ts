// Pure: a site's consumption of one day as bars by the hour.
import type { SiteHours } from '@ohmstead/contract';
import { minuteOfDayAt, minutesPerHour } from '@ohmstead/domain';
import type { Formats } from '@ohmstead/i18n';
import type { BarChartData } from '../../../ui/charts/bars/bar-chart-data.ts';

export const dayBars = (
  { times, timeZone, figures }: SiteHours,
  formats: Formats,
): BarChartData<'consumption'> => {
  const consumption = figures.find(({ key }) => key === 'consumption');
  return {
    slots: times.map((time) => {
      const startMs = Date.parse(time);
      return {
        startMs,
        label: formats.axisHour(Math.floor(minuteOfDayAt(timeZone, startMs) / minutesPerHour)),
        longLabel: formats.zonedTime(startMs, timeZone),
      };
    }),
    unit: 'kWh',
    series: [
      {
        key: 'consumption',
        role: 'load',
        below: false,
        values: consumption?.kWh ?? [],
        estimated: (consumption?.knownShare ?? []).map((share) => share < 1),
      },
    ],
    nowSlot: null,
  };
};
