// The program's commands, such as `verify`, on the data of an engine whose program is stopped.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Engine } from './engine.ts';

const bundle = fileURLToPath(new URL('../../packages/server/dist/command.js', import.meta.url));
const run = promisify(execFile);
const mostOutput = 1 << 24;

/** What it said; one that ends with another code than 0 is an error. */
export const runCommand = async ({ env }: Engine, ...args: string[]): Promise<string> => {
  const { stdout } = await run(process.execPath, [bundle, ...args], {
    env: { ...process.env, ...env },
    maxBuffer: mostOutput,
  });
  return stdout;
};
