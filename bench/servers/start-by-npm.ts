// The program as `npm start` runs it, with npm and the preparation counted.
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@ohmstead/e2e';

const root = fileURLToPath(new URL('../../', import.meta.url));
const limitMs = 120_000;

const isHealthy = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );

const isGroupAlive = (pid: number): boolean => {
  try {
    return process.kill(-pid, 0);
  } catch {
    return false;
  }
};

export const startByNpm = async (dataDir: string, demo: 'on' | 'off') => {
  const port = await freePort();
  const startedMs = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: demo,
      WEATHER_URL: 'off',
    },
    stdio: 'ignore',
    // A group of its own, so that the end reaches npm, its shell and the server.
    detached: true,
  });
  const pid = child.pid ?? 0;
  while (!(await isHealthy(`http://127.0.0.1:${port}`))) {
    if (performance.now() - startedMs > limitMs)
      throw new Error('npm start did not serve within two minutes');
    await wait(20);
  }
  return {
    pid,
    startMs: performance.now() - startedMs,
    stop: async () => {
      process.kill(-pid, 'SIGTERM');
      // npm may be gone before the server is.
      while (isGroupAlive(pid)) await wait(20);
    },
  };
};
