// The hourly consumption of each site over the last 24 hours. Many sites take as many queries as one.
import type { calls } from '@ohmstead/contract';
import { hourMs, type LocalSpan, quarterHourMs } from '@ohmstead/domain';
import type { output } from 'zod/mini';
import { kwhOf } from '../energy/figures.ts';
import { hourOf } from '../energy/hour-of-slots.ts';
import { ledgerOfReads, readsOf } from '../rollups/compute-ledger.ts';
import { findSiteSnapshots } from '../rollups/site-snapshot.ts';
import type { RequestScope } from '../sites/request-scope.ts';
import { sitesOf } from '../sites/site-store.ts';

type LastDays = output<typeof calls.user.lastday.output>;

export const lastDays = async ({ db, accountId, nowMs }: RequestScope): Promise<LastDays> => {
  const sites = await sitesOf(db, accountId);
  const snapshots = await findSiteSnapshots(
    db,
    sites.map(({ id }) => id),
    nowMs,
  );
  const span = lastDay(nowMs);
  const readsIn = await readsOf(
    db,
    snapshots.flatMap(({ meters }) => meters),
    span,
  );
  return snapshots.map((site) => {
    const { slots } = ledgerOfReads(site, readsIn, span);
    return {
      id: site.id,
      from: new Date(span.fromMs).toISOString(),
      consumptionKwh: hoursIn(span).map((hour) => kwhOf(hourOf(slots, hour, nowMs).energy.consumed)),
    };
  });
};

/** The last 24 hours, ending at a whole quarter-hour. */
const lastDay = (nowMs: number): LocalSpan => {
  const toMs = Math.floor(nowMs / quarterHourMs) * quarterHourMs;
  return { fromMs: toMs - 24 * hourMs, toMs };
};

const hoursIn = ({ fromMs }: LocalSpan): LocalSpan[] =>
  Array.from({ length: 24 }, (_, hour) => ({
    fromMs: fromMs + hour * hourMs,
    toMs: fromMs + (hour + 1) * hourMs,
  }));
