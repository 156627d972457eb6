import type { QueryClient } from '@tanstack/react-query';
import { prefetchEndUses } from '../../../end-uses/prefetch-end-uses.ts';
import { powerLineQuery } from '../../../model/site/power-line.ts';
import { spanOf } from '../../../report/period.ts';
import { type EnergyQuery, energyQuery } from '../queries.ts';

/** Asks for all that the report of a period shows: its figures first. */
export const prefetchEnergy = async (
  queries: QueryClient,
  siteId: number,
  asked: EnergyQuery,
): Promise<void> => {
  const { period } = asked;
  await queries.prefetchQuery(energyQuery(siteId, asked));
  if (period.kind === 'day') await queries.prefetchQuery(powerLineQuery(siteId, period.date));
  const { starttime, endtime } = spanOf(period);
  if (starttime !== undefined && endtime !== undefined)
    await prefetchEndUses(queries, siteId, { starttime, endtime });
};
