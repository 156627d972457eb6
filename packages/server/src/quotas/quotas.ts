// How much one account may have, so that none takes the room of the others.
import type { Account } from '../storage/schema.ts';

export type Quotas = {
  readonly sites: number;
  readonly meters: number;
  /** Series of prices, of all its sites. */
  readonly series: number;
  /** Values of all its series, prices and CO₂. */
  readonly seriesValues: number;
  /** Files of history within 24 hours. */
  readonly importsPerDay: number;
  /** Of readings, their ledger and series, in millions of bytes. */
  readonly storedMb: number;
  /** Live streams open at once. */
  readonly streams: number;
  readonly streamsPerToken: number;
};

/** Whoever looks at the demo shares its account, and may be anybody. */
const demoQuotas: Quotas = {
  sites: 20,
  meters: 60,
  series: 10,
  seriesValues: 300_000,
  importsPerDay: 0,
  storedMb: 1_000,
  streams: 500,
  streamsPerToken: 5,
};

export const quotasOf = (kind: Account['kind'], ofUsers: Quotas): Quotas =>
  kind === 'demo' ? demoQuotas : ofUsers;
