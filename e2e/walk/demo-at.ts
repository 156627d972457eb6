// The demo at an hour to come, once all its history is in: screens are looked at full of data.
import { setTimeout as wait } from 'node:timers/promises';
import { administratorSettings } from '../people/administrator.ts';
import { demoHistoryLimitMs } from '../people/demo-history.ts';
import { type Program, startProgram } from '../program/index.ts';
import { aheadEnv } from './clock-ahead.ts';

export const demoAt = async (dataDir: string, aheadMs: number): Promise<Program> => {
  const program = await startProgram({
    dataDir,
    env: { DEMO: 'on', ...administratorSettings, ...aheadEnv(aheadMs) },
  });
  const deadlineMs = performance.now() + demoHistoryLimitMs;
  while (!program.output().includes('demo history complete')) {
    if (performance.now() > deadlineMs) {
      await program.kill();
      throw new Error(`the demo's history is not in:\n${program.output()}`);
    }
    await wait(1000);
  }
  return program;
};
