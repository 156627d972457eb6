import type { ServerHealth } from '@ohmstead/contract';

/** A server that is well and sends mail. */
export const buildHealth = (change: Partial<ServerHealth> = {}): ServerHealth => ({
  version: '1.0.0',
  nodeVersion: 'v22.21.0',
  startedAt: '2026-11-20T08:00:00Z',
  database: { engine: 'postgres', state: 'ok', version: 'PostgreSQL 15.14', bytes: 81_234_567_890 },
  ingest: { readingsPerSecond: 812.4, unwritten: 120, lagMs: 240, lastReadingAt: '2026-11-24T11:59:59Z' },
  meters: { registered: 100_412, online: 98_731, waiting: 0 },
  accounts: 100_003,
  jobs: [],
  mail: { isSending: true, waiting: 0, failed: 0, sentToday: 41, connectionError: null },
  storedBytes: 92_345_678_901,
  ...change,
});
