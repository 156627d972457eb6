// What nobody catches ends no server, unless storage is broken.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const survived = ['timer', 'promise', 'nothing', 'microtask', 'stream', 'job later'];
/** These reach whoever answers a request or runs a job. */
const caught = ['handler', 'job'];

describe.runIf(inject('database').engine === 'embedded')('errors that nobody catches', () => {
  const { workerFile, faultyProcess } = inject('processes');
  let dataDir: string;
  let child: ChildProcess;
  let url: string;
  let log = '';
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'ohmstead-faulty-'));
    const database = inject('database');
    if (database.engine === 'embedded') {
      await cp(join(database.templateDir, 'database'), join(dataDir, 'database'), { recursive: true });
    }
    child = fork(faultyProcess, [dataDir, workerFile], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    child.stderr?.on('data', (piece) => {
      log += piece;
    });
    url = String((await once(child, 'message'))[0]);
  });
  afterAll(async () => {
    child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  const get = async (path: string): Promise<string> => (await fetch(url + path)).text();
  const counted = async (): Promise<number> =>
    Number(/^ohmstead_uncaught_errors_total (\d+)$/m.exec(await get('/metrics'))?.[1]);

  it.each(survived)('are survived, logged and counted: %s', async (name) => {
    const before = await counted();
    expect(await get(`/bug/${name}`)).toBe('answered');
    await expect.poll(counted).toBe(before + 1);
    expect(log.match(/An error was caught by nobody/g)).toHaveLength(before + 1);
    expect(await get('/healthz')).toBe('{"status":"ok"}');
  });

  it.each(caught)('are none of these: %s', async (name) => {
    const before = await counted();
    await get(`/bug/${name}`);
    expect(await get('/healthz')).toBe('{"status":"ok"}');
    expect(await counted()).toBe(before);
  });

  it('end the process when storage is broken, with a line that says so', async () => {
    const exit = once(child, 'exit');
    await get('/broken').catch(() => null);
    expect(await exit).toEqual([1, null]);
    expect(log).toContain('Ohmstead ends itself: The writer of readings has stopped.');
    expect(log).toContain('Error: a bug');
  });
});
