// The demo's past, which is uploaded newest first while the stories already run.
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@ohmstead/contract';
import { ask } from './ask.ts';
import { dateInDays, monthOver } from './utc-dates.ts';

/** On a busy machine. */
export const demoHistoryLimitMs = 1_800_000;
const liveLimitMs = 60_000;
const solarHouse = 2;

/** Waits until the past reaches back to the beginning of last month. */
export const lastMonthOfDemo = (origin: string, token: string): Promise<void> =>
  demoReaches({ origin, token }, monthOver());

/** Waits until it reaches back to the beginning of the same month a year before. */
export const lastMonthAndYearBefore = (origin: string, token: string): Promise<void> => {
  const [year = '', ...rest] = monthOver().split('-');
  return demoReaches({ origin, token }, [Number(year) - 1, ...rest].join('-'));
};

/** Waits for the two years, but for their first days. */
export const wholeDemo = (origin: string, token: string): Promise<void> =>
  demoReaches({ origin, token }, dateInDays(-728));

/** Waits for the first reading of every meter: until then pages say what is awaited. */
export const liveDemo = async (origin: string, token: string): Promise<void> => {
  const deadlineMs = performance.now() + liveLimitMs;
  for (;;) {
    const { data } = await ask(origin, '/api/v1/user/meterlist', { token });
    if (calls.user.meterlist.output.parse(data).every(({ lastUpdate }) => lastUpdate !== null)) return;
    if (performance.now() > deadlineMs) throw new Error('the demo’s meters do not all upload');
    await wait(500);
  }
};

type Asked = { readonly origin: string; readonly token: string };

const demoReaches = async ({ origin, token }: Asked, date: string): Promise<void> => {
  const path = `/api/v1/site/powerLine2/${solarHouse}?date=${date}`;
  const deadlineMs = performance.now() + demoHistoryLimitMs;
  for (;;) {
    const { data } = await ask(origin, path, { token });
    const { series } = calls.site.powerLine2.output.parse(data);
    if (series.some((one) => one.data.some((point) => point !== null))) return;
    if (performance.now() > deadlineMs) throw new Error(`the demo's history did not reach ${date}`);
    await wait(1000);
  }
};
