// The same with two servers on a Citus cluster, whose nodes crash too. The cluster is there already, and no others use it meanwhile.
import { makeClusterDatabase } from '@ohmstead/bench';
import type { FaultCase } from '../fault-case.ts';
import { clusterFaults } from './cluster-faults.ts';
import { killsOn } from './postgres-kills.ts';

export const clusterKillCase = (clusterUrl: string, place: number, kills: number): FaultCase => ({
  name: `kills-cluster-${place}`,
  title: `${kills} kills under mixed load, two servers on a Citus cluster`,
  checks: kills + 1,
  run: async (where, seed) => {
    const database = await makeClusterDatabase(clusterUrl);
    const order = { url: database.url, kills, servers: 2, kinds: clusterFaults(database) };
    await killsOn(order, where, seed).finally(database.remove);
  },
});
