import { dayMicros } from '@ohmstead/domain';
// Days of UTC: what the cold tier is cut into. They have nothing to do with anybody's local days.

/** Counted from 1970. */
export const utcDayOf = (atMicros: number): number => Math.floor(atMicros / dayMicros);

export const startOfUtcDay = (day: number): number => day * dayMicros;

export const dateOfUtcDay = (day: number): string =>
  new Date(startOfUtcDay(day) / 1000).toISOString().slice(0, 10);
