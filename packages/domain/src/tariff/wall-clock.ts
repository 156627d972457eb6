// Times of day as people write them in a tariff, counted in quarter-hours of the wall clock.

const pattern = /^(\d{2}):(00|15|30|45)$/;

/** Quarter-hours from 00:00 to `hh:mm`; null when it is none, or not on a quarter-hour. */
export const wallClockQuarters = (time: string): number | null => {
  const match = pattern.exec(time);
  if (match === null) return null;
  const quarters = Number(match[1]) * 4 + Number(match[2]) / 15;
  return quarters <= endOfDay ? quarters : null;
};

/** 24:00, the end of the dial; how long a local day lasts is another matter. */
export const endOfDay = 96;
