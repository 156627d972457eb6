// The dial of a local day in quarter-hours, and how a tariff's times are sent.
import { minutesPerQuarterHour } from '@ohmstead/domain';

export const quartersOfDay = 96;

export const quarterText = (quarter: number): string => {
  const minutes = quarter * minutesPerQuarterHour;
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
};

export const quarterOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Math.floor(hours * 4 + minutes / minutesPerQuarterHour);
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');
