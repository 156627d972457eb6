// A Citus cluster, which is whoever measures it who brings: CITUS_URL names its coordinator.
import { appendedGroups, metersOfGroups } from '../citus/appended-groups.ts';
import { insertMetersInCluster } from '../citus/insert-meters.ts';
import { minuteMeters } from '../citus/minute-meters.ts';
import { printResults } from '../result.ts';
import type { Section } from '../section.ts';
import { askSql, makeClusterDatabase } from '../servers/cluster-database.ts';

export const citus: Section = {
  name: 'citus',
  title: 'A Citus cluster: groups of readings, and the share held of a million meters',
  isOnlyByName: true,
  run: async (dataParent) => {
    const clusterUrl = process.env.CITUS_URL;
    if (!clusterUrl) return [{ what: 'CITUS_URL', value: 'names no cluster' }];
    const database = await makeClusterDatabase(clusterUrl);
    try {
      await insertMetersInCluster(database.url, metersOfGroups);
      await forgetSent(database.url);
      const appended = await appendedGroups(database);
      printResults('so far', appended);
      await askSql(database.url, 'truncate reading, register_slot');
      await forgetSent(database.url);
      return [...appended, ...(await minuteMeters(database, metersOfGroups, dataParent))];
    } finally {
      await database.remove();
    }
  },
};

/** As if no meter had ever sent. */
const forgetSent = (url: string): Promise<unknown> =>
  askSql(
    url,
    `update latest_reading set at = null, arrived_at = null, phase_values = null, net_values = null,
       reactive_values = null, interval_seconds = null, version = 0`,
  );
