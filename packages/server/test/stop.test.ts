// SIGTERM: the server is gone within ten seconds, with its processes, whatever is under way.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';

const atMostMs = 10_000;

describe.runIf(inject('database').engine === 'embedded')('a server that is asked to stop', () => {
  const { workerFile, stoppedProcess, fleetFile, parseThread } = inject('processes');
  let dataDir: string;
  let child: ChildProcess;
  let url: string;
  let said: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'ohmstead-stop-'));
    const database = inject('database');
    if (database.engine !== 'embedded') return;
    await cp(join(database.templateDir, 'database'), join(dataDir, 'database'), { recursive: true });
  });
  afterEach(async () => {
    child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  const start = async (hangs: string): Promise<void> => {
    const files = [workerFile, fleetFile, String(parseThread)];
    child = fork(stoppedProcess, [dataDir, ...files, hangs], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    said = '';
    child.stderr?.on('data', (piece) => {
      said += piece;
    });
    url = String((await once(child, 'message'))[0]);
  };
  const stop = async () => {
    const exit = once(child, 'exit');
    const beganMs = performance.now();
    child.kill('SIGTERM');
    const [code, signal] = await exit;
    expect(performance.now() - beganMs).toBeLessThan(atMostMs);
    return { code, signal };
  };
  const childrenOf = async (pid: number): Promise<number[]> =>
    (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''))
      .split(' ')
      .filter((text) => text !== '')
      .map(Number);
  const isAlive = (pid: number): boolean => {
    try {
      process.kill(pid, 0);
      return true;
    } catch {
      return false;
    }
  };

  it('ends with its virtual meters, while requests are half sent', async () => {
    await start('nothing');
    const { port } = new URL(url);
    const half = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    half.write('POST /upload/KEY HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\nhalf');
    const meters = await childrenOf(child.pid ?? 0);
    expect(await stop()).toEqual({ code: 0, signal: null });
    await expect.poll(() => meters.filter(isAlive)).toEqual([]);
    expect(said).toBe('');
  });

  it.each(['promise', 'thread'])('ends itself where a %s never comes to its end', async (hangs) => {
    await start(hangs);
    const meters = await childrenOf(child.pid ?? 0);
    expect(await stop()).toEqual({ code: null, signal: 'SIGKILL' });
    expect(said).toContain('Stopping took too long');
    await expect.poll(() => meters.filter(isAlive), { timeout: 10_000 }).toEqual([]);
  });
});
