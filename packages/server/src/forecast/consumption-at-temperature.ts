// The consumption of the running month beside what is usual for the site at its temperatures.
import {
  dayNumberOf,
  type TemperatureDay,
  type UsualConsumption,
  usualConsumption,
  wholeDayMwh,
} from '@ohmstead/domain';
import type { SiteHistory } from './site-history.ts';

export const consumptionAtTemperature = (
  { days, weather }: SiteHistory,
  today: string,
): UsualConsumption | null => {
  const degreeHours = new Map(weather.map((day) => [day.date, day.degreeHours]));
  const known = days.flatMap((day): TemperatureDay[] => {
    const energyMwh = wholeDayMwh(day, 'consumption');
    const ofDay = degreeHours.get(day.date);
    return energyMwh === null || !ofDay
      ? []
      : [{ dayNumber: dayNumberOf(day.date), energyMwh, degreeHours: ofDay }];
  });
  return usualConsumption(known, dayNumberOf(`${today.slice(0, 7)}-01`));
};
