// The devices of a site that do not work now.
import type { Kysely } from 'kysely';
import type { FaultyDevice } from '../../mail/report-content.ts';
import { liveMeters } from '../../power/live-meters.ts';
import { metersOfSite } from '../../sites/meter-store.ts';
import type { Database } from '../../storage/schema.ts';

type Asked = { readonly accountId: number; readonly siteId: number; readonly nowMs: number };

export const faultyDevices = async (
  db: Kysely<Database>,
  { accountId, siteId, nowMs }: Asked,
): Promise<FaultyDevice[]> => {
  const meters = liveMeters(await metersOfSite(db, accountId, siteId), nowMs);
  return meters.flatMap(({ name, state, lastUpdateMs }): FaultyDevice[] => {
    const lastReadingAt = lastUpdateMs === null ? null : new Date(lastUpdateMs).toISOString();
    return state === 'noResponse' || state === 'alert' ? [{ name, state, lastReadingAt }] : [];
  });
};
