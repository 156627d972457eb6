import type { PowerLine } from '@ohmstead/contract';

/** A day in Berlin with one value per minute. */
export const buildPowerLine = (change: Partial<PowerLine> = {}): PowerLine => ({
  date: '2026-11-20',
  timeZone: 'Europe/Berlin',
  from: '2026-11-19T23:00:00Z',
  to: '2026-11-20T23:00:00Z',
  stepSeconds: 60,
  series: [],
  coverage: { measured: 1, estimated: 0, missing: 0 },
  ...change,
});
