import type { ListedIncident } from '@ohmstead/contract';

/** An overload of the main meter that goes on. */
export const buildIncident = (change: Partial<ListedIncident> = {}): ListedIncident => ({
  id: 5,
  siteId: 3,
  kind: 'overPower',
  urgency: 'urgent',
  meterId: 11,
  meterName: 'Main meter',
  phase: null,
  startedAt: '2026-11-20T10:00:00.000Z',
  endedAt: null,
  unit: 'W',
  limit: 11_000,
  worst: 12_300,
  worstAt: '2026-11-20T10:05:00.000Z',
  facts: [],
  snoozedUntil: null,
  isNormal: false,
  ...change,
});
