// One program with the demo on for all stories, started before the first and stopped after the last.
import type { TestProject } from 'vitest/node';
import { administratorSettings } from './people/administrator.ts';
import { dataFolder, startProgram } from './program/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the program with the demo on. */
    origin: string;
  }
}

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await dataFolder();
  const program = await startProgram({ dataDir: folder.path, env: { DEMO: 'on', ...administratorSettings } });
  project.provide('origin', program.origin);
  return async () => {
    await program.stop();
    await folder.remove();
  };
};
