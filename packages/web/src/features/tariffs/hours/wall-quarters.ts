// The dial of a local day in quarter-hours, and how a tariff's times are sent.

export const quartersOfDay = 96;

export const quarterMinutes = 15;

export const quarterText = (quarter: number): string => {
  const minutes = quarter * quarterMinutes;
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
};

export const quarterOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Math.floor(hours * 4 + minutes / quarterMinutes);
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');
