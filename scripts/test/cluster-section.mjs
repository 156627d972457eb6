// What several servers do on a Citus cluster. The cluster is whoever tests it who brings it: CITUS_URL names its coordinator.
import { say } from '../say.mjs';
import { vitestSection } from './vitest-section.mjs';

/** Of the server's project; what tests a cluster only is among them. */
const suites = [
  'src/http/several-servers',
  'src/http/imports/several-servers',
  'src/imports',
  'src/ingest',
  'src/recompute',
  'src/rejudging',
  'src/rollups',
  'src/storage/citus',
  'test/',
];

export const clusterSection = async ({ title }) => {
  if (process.env.CITUS_URL)
    return vitestSection({
      title,
      args: ['--project', 'server', '--maxWorkers=2', ...suites],
      env: { TZ: 'UTC', TEST_ENGINE: 'citus' },
    });
  say(`\n── ${title}\nSkipped: CITUS_URL names no cluster.`);
  return { title: `${title} (skipped: no CITUS_URL)`, passed: 0, failed: 0, took: '' };
};
