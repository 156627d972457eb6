import { fork } from 'node:child_process';
import { once } from 'node:events';
import { freePort, nodeOptions } from '@ohmstead/e2e';

export const startEmptyFastify = async () => {
  const port = await freePort();
  const child = fork(new URL('./empty-fastify.js', import.meta.url), {
    execArgv: [...nodeOptions],
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
  });
  await once(child, 'message');
  return {
    port,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};
