import { startOfUtcDay, utcDayOf } from './utc-day.ts';

/** Today and yesterday: their readings are rows of their own, older ones packed days. */
export const hotFromMicros = (nowMicros: number): number => startOfUtcDay(utcDayOf(nowMicros) - 1);
