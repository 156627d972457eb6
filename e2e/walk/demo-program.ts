// The program with the demo on, once its whole history is in: screens are looked at full of data.
import { setTimeout as wait } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { dataFolder, type Program, startProgram } from '../program/index.ts';

const historyLimitMs = 600_000;

const historyComes = async (program: Program): Promise<void> => {
  const deadlineMs = performance.now() + historyLimitMs;
  while (!program.output().includes('demo history complete')) {
    if (performance.now() > deadlineMs) throw new Error('the history of the demo did not come');
    await wait(500);
  }
};

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await dataFolder();
  const program = await startProgram({ dataDir: folder.path, env: { DEMO: 'on' } });
  project.provide('origin', program.origin);
  await historyComes(program);
  return async () => {
    await program.stop();
    await folder.remove();
  };
};
