import { setTimeout as wait } from 'node:timers/promises';

const unwritten = /^ohmstead_readings_unwritten (\d+)$/m;
const limitMs = 30_000;

/** Waits until all that is acknowledged is in the tables, and the database answers. */
export const untilWritten = async (origin: string): Promise<void> => {
  const deadlineMs = performance.now() + limitMs;
  for (;;) {
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    const isHealthy = (await fetch(`${origin}/healthz`)).ok;
    if (isHealthy && unwritten.exec(metrics)?.[1] === '0') return;
    if (performance.now() > deadlineMs) throw new Error('acknowledged readings stay unwritten');
    await wait(50);
  }
};
