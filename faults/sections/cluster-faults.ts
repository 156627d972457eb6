// What can end of two programs and a Citus cluster: a program, a node, all nodes at once.
import { setTimeout as wait } from 'node:timers/promises';
import { askSql, type ClusterDatabase } from '@ohmstead/bench';
import { type Fault, killProgram, oneKilled } from './fault-chain.ts';

/** Commits that were under way are brought to their end within some seconds; what is sent after that has to be answered too. */
const afterMs = 8_000;

/** A session that is killed takes all of its node with it: every session ends, and the node recovers from its log. */
const crash = async (nodeUrl: string): Promise<void> => {
  const kill = `do $$ begin
    execute format('copy (select 1) to program %L', 'kill -9 ' || pg_backend_pid());
  end $$`;
  await askSql(nodeUrl, kill).then(
    () => Promise.reject(new Error('The node outlived its kill.')),
    () => undefined,
  );
  while (!(await isThere(nodeUrl))) await wait(50);
};

const isThere = (nodeUrl: string): Promise<boolean> =>
  askSql(nodeUrl, 'select').then(
    () => true,
    () => false,
  );

const crashOf = (name: string, nodeUrls: readonly string[]): Fault => ({
  name: `crash of ${name}`,
  strike: async () => {
    await Promise.all(nodeUrls.map(crash));
    await wait(afterMs);
    return '';
  },
});

/** In turn. */
export const clusterFaults = ({ nodeUrls }: ClusterDatabase): readonly Fault[] => {
  const [coordinator, ...workers] = nodeUrls;
  const ofWorkers = workers.map((url, place) => crashOf(`worker ${place + 1}`, [url]));
  return [
    ...ofWorkers,
    oneKilled(0),
    crashOf('the coordinator', coordinator === undefined ? [] : [coordinator]),
    oneKilled(1),
    crashOf('all nodes', nodeUrls),
    killProgram,
  ];
};
