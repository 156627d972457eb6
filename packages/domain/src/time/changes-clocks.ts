import { dayMs } from './durations.ts';
import { offsetSpans } from './offset-span.ts';

const yearMs = 366 * dayMs;

/** Whether a zone's clocks change within a year from then on, as for summer time. */
export const changesClocks = (zone: string, fromMs: number): boolean =>
  offsetSpans(zone, fromMs, fromMs + yearMs).length > 1;
