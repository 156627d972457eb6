// How long a day's power line takes, while the demo's history is being written and after.
import { setTimeout as wait } from 'node:timers/promises';
import { dayMs } from '@ohmstead/domain';
import { dataFolder, type Program, startProgram } from '@ohmstead/e2e';
import { dataOf, openClient } from '../load/client.ts';
import { percentileOf } from '../load/percentile.ts';
import { atMost, milliseconds, type Result, seconds } from '../result.ts';
import type { Section } from '../section.ts';

const demo = { username: 'demo', password: 'ohmstead' };
const pauseMs = 50;
const idleRequests = 400;
const daysBack = 14;
const seedingLimitMs = 300_000;

type Site = { readonly id: number };

const dateBack = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

/** Times the day lines of all sites and of the last two weeks in turn, for as long as `goOn` says. */
const timeDayLines = async (program: Program, goOn: (done: number) => boolean): Promise<Float64Array> => {
  const client = openClient(program.origin);
  await client.login(demo.username, demo.password);
  const sites = await client.ask<Site[]>('GET', '/api/v1/user/sitelist');
  const tookMs: number[] = [];
  for (let done = 0; goOn(done); done += 1) {
    const site = sites[done % sites.length];
    const path = `/api/v1/site/powerLine2/${site?.id}?date=${dateBack(done % daysBack)}`;
    const answer = await client.send('GET', path);
    dataOf(path, answer);
    tookMs.push(answer.tookMs);
    await wait(pauseMs);
  }
  client.close();
  return Float64Array.from(tookMs).sort();
};

const resultsOf = (when: string, sorted: Float64Array, withTarget: boolean): Result[] => {
  const p99 = percentileOf(sorted, 0.99);
  return [
    { what: `p50 ${when} (${sorted.length} day lines)`, value: milliseconds(percentileOf(sorted, 0.5)) },
    {
      what: `p99 ${when}`,
      value: milliseconds(p99),
      ...(withTarget ? { target: atMost(p99, 200, ' ms') } : {}),
    },
  ];
};

const isSeeded = (program: Program) => program.output().includes('demo history complete');

const run = async (dataParent: string): Promise<readonly Result[]> => {
  const folder = await dataFolder(dataParent);
  const program = await startProgram({ dataDir: folder.path, env: { DEMO: 'on' } });
  try {
    const startMs = performance.now();
    const elapsedMs = () => performance.now() - startMs;
    const seeding = await timeDayLines(program, () => !isSeeded(program) && elapsedMs() < seedingLimitMs);
    const seededMs = elapsedMs();
    const idle = await timeDayLines(program, (done) => done < idleRequests);
    return [
      ...resultsOf('while seeding', seeding, true),
      {
        what: 'the whole demo history',
        value: seconds(seededMs),
        target: { text: '≤ 180 s', isMet: seededMs <= 180_000 },
      },
      ...resultsOf('after', idle, false),
    ];
  } finally {
    await program.stop();
    await folder.remove();
  }
};

export const dayLine: Section = {
  name: 'day-line',
  title: 'Day lines of the demo, and its history behind them',
  run,
};
