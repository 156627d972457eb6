import { setTimeout as wait } from 'node:timers/promises';
import { dataFolder } from '@ohmstead/e2e';
import { atMost } from '../result.ts';
import type { Section } from '../section.ts';
import { processTree, pssMegabytes } from '../servers/process-tree.ts';
import { startByNpm } from '../servers/start-by-npm.ts';

const settleMs = 60_000;

export const memory: Section = {
  name: 'memory',
  title: 'Memory of all processes of npm start, DEMO=off, 60 s after the start',
  run: async (dataParent) => {
    const folder = await dataFolder(dataParent);
    const program = await startByNpm(folder.path, 'off');
    await wait(settleMs);
    const pids = processTree(program.pid);
    const megabytes = pssMegabytes(pids);
    await program.stop();
    await folder.remove();
    const target = atMost(megabytes, 300, ' MB');
    return [{ what: `PSS of ${pids.length} processes`, value: `${megabytes.toFixed(0)} MB`, target }];
  },
};
