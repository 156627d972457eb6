// What a person with a slow phone waits for, in a real browser: pages, the day's chart, and steps through ten years.
import { dataFolder, type Program, startProgram } from '@ohmstead/e2e';
import { openBrowser } from '@ohmstead/e2e/browser';
import type { Browser } from 'playwright-core';
import { openClient } from '../load/client.ts';
import { percentileOf } from '../load/percentile.ts';
import { atMost, milliseconds, type Result } from '../result.ts';
import { answerTimes } from '../screens/answer-times.ts';
import { dayChartTimes } from '../screens/day-chart.ts';
import { type PaintTimes, paintTimes } from '../screens/paint-times.ts';
import { periodStepTimes } from '../screens/period-steps.ts';
import { makeScreenSite, screenPerson } from '../screens/screen-site.ts';
import type { Section } from '../section.ts';

const times = 5;
const stepsOfPeriod = 12;

const medianOf = (values: readonly number[]): number => percentileOf(Float64Array.from(values).sort(), 0.5);

const repeated = async <Value>(measure: () => Promise<Value>): Promise<Value[]> => {
  const values: Value[] = [];
  for (let done = 0; done < times; done += 1) values.push(await measure());
  return values;
};

const timeResult = (what: string, values: readonly number[], limitMs: number): Result => {
  const median = medianOf(values);
  return { what, value: milliseconds(median), target: atMost(median, limitMs, ' ms') };
};

const paintResults = (page: string, seen: readonly PaintTimes[], largestMs: number): Result[] => {
  const shift = medianOf(seen.map(({ layoutShift }) => layoutShift));
  return [
    timeResult(
      `${page}: largest paint`,
      seen.map(({ largestPaintMs }) => largestPaintMs),
      largestMs,
    ),
    { what: `${page}: layout shift`, value: shift.toFixed(4), target: atMost(shift, 0.02, '') },
    timeResult(
      `${page}: longest task`,
      seen.map(({ longestTaskMs }) => longestTaskMs),
      200,
    ),
  ];
};

type Scene = { readonly origin: string; readonly token: string; readonly siteId: number };

const measurePages = async (browser: Browser, { origin, token, siteId }: Scene): Promise<Result[]> => {
  const visit = (path: string, shows: string, as?: string) =>
    repeated(() => paintTimes(browser, { origin, path, shows, ...(as && { token: as }) }));
  return [
    ...paintResults('login', await visit('/login', 'Log in'), 2000),
    ...paintResults('main', await visit('/main', 'My site', token), 2500),
    ...paintResults('site', await visit(`/site/${siteId}`, 'Circuit 01', token), 4000),
    timeResult(
      'day chart after its data',
      await dayChartTimes(browser, { origin, token, siteId }, times),
      300,
    ),
  ];
};

const reports = ['energy', 'bill'] as const;
const kinds = ['day', 'month', 'year'] as const;
/** There are ten years only. */
const stepsOf = { day: stepsOfPeriod, month: stepsOfPeriod, year: 8 } as const;

const measureSteps = async (browser: Browser, { origin, token, siteId }: Scene): Promise<Result[]> => {
  const results: Result[] = [];
  for (const report of reports) {
    for (const kind of kinds) {
      if (report === 'bill' && kind === 'day') continue;
      const path = `/site/${siteId}/report/${report}?period=${kind}`;
      const took = await periodStepTimes(browser, { origin, token, path, steps: stepsOf[kind] });
      results.push(timeResult(`${report} report: one ${kind} back`, took, 150));
    }
  }
  return results;
};

const measure = async (program: Program): Promise<Result[]> => {
  const siteId = await makeScreenSite(program, Date.now());
  const client = openClient(program.origin);
  const { token } = await client.ask<{ token: string }>('POST', '/api/v1/user/login', {
    ...screenPerson,
    remember: false,
  });
  client.close();
  const browser = await openBrowser();
  try {
    const scene = { origin: program.origin, token, siteId };
    return [
      ...(await answerTimes(scene)),
      ...(await measurePages(browser, scene)),
      ...(await measureSteps(browser, scene)),
    ];
  } finally {
    await browser.close();
  }
};

const run = async (dataParent: string): Promise<readonly Result[]> => {
  const folder = await dataFolder(dataParent);
  const program = await startProgram({ dataDir: folder.path, env: { DEMO: 'off' } });
  try {
    return await measure(program);
  } finally {
    await program.stop();
    await folder.remove();
  }
};

export const screens: Section = {
  name: 'screens',
  title:
    'Screens: CPU four times slower, 1.6 Mbit/s, 150 ms; steps through ten years of twenty sub-meters (medians)',
  showsWeb: true,
  run,
};
