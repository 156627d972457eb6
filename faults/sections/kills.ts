// kill -9 of the program in the middle of mixed load, again and again on the same data.
import { noiseOf } from '@ohmstead/bench';
import { dataFolder } from '@ohmstead/e2e';
import type { FaultCase } from '../fault-case.ts';
import { startLoaded } from '../load/loaded-program.ts';
import { mixed } from '../load/mixed-load.ts';
import { killProgram, runChain } from './fault-chain.ts';

export const killCase = (place: number, kills: number): FaultCase => ({
  name: `kills-embedded-${place}`,
  title: `${kills} kills under mixed load, embedded database`,
  checks: kills + 1,
  run: async ({ dataParent, checked }, seed) => {
    const folder = await dataFolder(dataParent);
    const env = { DATA_DIR: folder.path, DEMO: 'off' };
    const loaded = await startLoaded({ dataDir: folder.path, env, seed, ...mixed });
    await runChain(loaded, Array(kills).fill(killProgram), noiseOf(seed), { checked });
    await folder.remove();
  },
});
