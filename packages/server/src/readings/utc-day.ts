// Days of UTC: what the packed tier is cut into. They have nothing to do with anybody's local days.
import { dayMicros } from '@ohmstead/domain';

/** Counted from 1970. */
export const utcDayOf = (atMicros: number): number => Math.floor(atMicros / dayMicros);

export const startOfUtcDay = (day: number): number => day * dayMicros;

export const dateOfUtcDay = (day: number): string =>
  new Date(startOfUtcDay(day) / 1000).toISOString().slice(0, 10);

/** Today and yesterday: their readings are rows of their own, older ones packed days. */
export const hotFromMicros = (nowMicros: number): number => startOfUtcDay(utcDayOf(nowMicros) - 1);
