// The demo's past, which is uploaded newest first while the stories already run.
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@ohmstead/contract';
import { inject } from 'vitest';
import { ask } from './ask.ts';

/** On a busy machine. */
export const demoHistoryLimitMs = 240_000;
const solarHouse = 2;

/** Waits until the past reaches back to the beginning of last month. */
export const lastMonthOfDemo = async (token: string): Promise<void> => {
  const now = new Date();
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 10);
  const path = `/api/v1/site/powerLine2/${solarHouse}?date=${date}`;
  const deadlineMs = performance.now() + demoHistoryLimitMs;
  for (;;) {
    const { data } = await ask(inject('origin'), path, { token });
    if (
      calls.site.powerLine2.output.parse(data).series.some((one) => one.data.some((point) => point !== null))
    )
      return;
    if (performance.now() > deadlineMs) throw new Error(`the demo's history did not reach ${date}`);
    await wait(500);
  }
};
