// What nobody catches ends no server, unless storage is broken.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';

const answered = ['timer', 'promise', 'nothing', 'microtask', 'stream', 'job later', 'one of several'];
/** These reach whoever answers a request or runs a job. */
const caught = ['handler', 'job'];

describe.runIf(inject('database').engine === 'embedded')('errors that nobody catches', () => {
  const { workerFile, faultyProcess } = inject('processes');
  let dataDir: string;
  let child: ChildProcess;
  let url: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'ohmstead-faulty-'));
    const database = inject('database');
    if (database.engine === 'embedded') {
      await cp(join(database.templateDir, 'database'), join(dataDir, 'database'), { recursive: true });
    }
  });
  afterEach(async () => {
    child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  const logFile = (): string => join(dataDir, 'log');
  const start = async (stderrPath: string): Promise<void> => {
    const stderr = await open(stderrPath, 'a');
    child = fork(faultyProcess, [dataDir, workerFile], { stdio: ['ignore', 'ignore', stderr.fd, 'ipc'] });
    url = String((await once(child, 'message'))[0]);
    await stderr.close();
  };

  const get = async (path: string): Promise<string> => (await fetch(url + path)).text();
  const counted = async (): Promise<number> =>
    Number(/^ohmstead_uncaught_errors_total (\d+)$/m.exec(await get('/metrics'))?.[1]);
  const logged = async (): Promise<number> =>
    (await readFile(logFile(), 'utf8')).match(/Uncaught error/g)?.length ?? 0;
  const expectWell = async (): Promise<void> => expect(await get('/healthz')).toBe('{"status":"ok"}');

  it('are survived, logged and counted, and leave nobody without an answer', async () => {
    await start(logFile());
    for (const [index, name] of answered.entries()) {
      expect(await get(`/bug/${name}`), name).toBe('answered');
      await expect.poll(counted, { message: name }).toBe(index + 1);
    }
    expect(await get('/reached')).toBe('[1,3]');
    expect(JSON.parse(await get('/bug/lost'))).toMatchObject({
      successful: false,
      data: { code: 'internal' },
    });
    expect([await counted(), await logged()]).toEqual([answered.length + 1, answered.length + 1]);
    await expectWell();
  });

  it('are none where somebody waits for what failed', async () => {
    await start(logFile());
    for (const name of caught) await get(`/bug/${name}`);
    expect([await counted(), await logged()]).toEqual([0, 0]);
    await expectWell();
  });

  it('are survived where the log cannot be written, and once each', async () => {
    await start('/dev/full');
    for (const name of answered) await get(`/bug/${name}`);
    await expect.poll(counted).toBe(answered.length);
    await expectWell();
    expect(await counted()).toBe(answered.length);
    const exit = once(child, 'exit');
    await get('/broken/readings').catch(() => null);
    expect(await exit).toEqual([1, null]);
  });

  it.each([
    ['readings', 'The writer of readings has stopped.'],
    ['journal', 'The writer of the upload journal has stopped.'],
  ])('end the process where the writer of %s is broken, with a line that says so', async (what, reason) => {
    await start(logFile());
    const exit = once(child, 'exit');
    await get(`/broken/${what}`).catch(() => null);
    expect(await exit).toEqual([1, null]);
    const log = await readFile(logFile(), 'utf8');
    expect(log).toContain(`Ohmstead is shutting down: ${reason}`);
    expect(log).toContain('Error: a bug');
  });
});
