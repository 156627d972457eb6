// The built program, run as a user runs it: its own process, port and data folder.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { nodeOptions, programFile } from './start-command.ts';

/** Loading the bundle and creating a database; busy machines included, on which that once took more than a minute. */
const startLimitMs = 180_000;
const stopLimitMs = 10_000;

/** No test asks a server of somebody else for anything. */
const quiet = { WEATHER_URL: 'off' };

export type Program = {
  readonly origin: string;
  readonly pid: number;
  /** Milliseconds from spawning to the first healthy answer. */
  readonly startMs: number;
  /** What it has written to the terminal so far. */
  output(): string;
  /** SIGTERM, and an error when it has not ended within ten seconds. */
  stop(): Promise<void>;
  /** SIGKILL. */
  kill(): Promise<void>;
};

export type ProgramSettings = { readonly dataDir: string; readonly env?: Readonly<Record<string, string>> };

export const startProgram = async ({ dataDir, env = {} }: ProgramSettings): Promise<Program> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const startedMs = performance.now();
  const child = spawn(process.execPath, [...nodeOptions, programFile], {
    env: { ...process.env, ...quiet, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stdout.on('data', (chunk) => said.push(String(chunk)));
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  const output = () => said.join('');
  await untilHealthy(child, origin, output);
  return {
    origin,
    pid: child.pid ?? 0,
    startMs: performance.now() - startedMs,
    output,
    stop: () => stop(child),
    kill: () => end(child, 'SIGKILL'),
  };
};

const untilHealthy = async (child: ChildProcess, origin: string, output: () => string): Promise<void> => {
  const deadlineMs = performance.now() + startLimitMs;
  while (performance.now() < deadlineMs) {
    if (hasEnded(child)) throw new Error(`The program ended at start:\n${output()}`);
    if (await isHealthy(origin)) return;
    await wait(20);
  }
  child.kill('SIGKILL');
  throw new Error(`The program was not healthy after ${startLimitMs / 1000} s:\n${output()}`);
};

const isHealthy = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

const end = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
};

const stop = async (child: ChildProcess): Promise<void> => {
  let isOverdue = false;
  const overdue = setTimeout(() => {
    isOverdue = true;
    child.kill('SIGKILL');
  }, stopLimitMs);
  await end(child, 'SIGTERM');
  clearTimeout(overdue);
  if (isOverdue) throw new Error('The program did not stop within 10 s of SIGTERM.');
};
