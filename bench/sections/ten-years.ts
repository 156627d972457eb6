// Years of one-minute history of a site with five meters: how fast it comes in, how little room it takes, how fast every
// call that reads answers, and how soon a late reading is seen everywhere. Two years, or ten with --full.
import { hourMs } from '@ohmstead/domain';
import { dataFolder } from '@ohmstead/e2e';
import { importHistory } from '../history/import-history.ts';
import { measureLateReadings } from '../history/late-results.ts';
import { measureReading } from '../history/reading-results.ts';
import { type History, type Span, writeHistory } from '../history/write-history.ts';
import { yearsBefore } from '../history/years-before.ts';
import { printResults, type Result } from '../result.ts';
import type { Section } from '../section.ts';
import { type Engine, embeddedEngine, postgresEngine } from '../servers/engine.ts';

const years = 2;
const yearsInFull = 10;
const lateHoursAroundMidnight = 6;

/** Around the turn to last year, so that what comes late changes days, months and years. */
const lateSpan = (nowMs: number): Span => {
  const newYearMs = Date.UTC(new Date(nowMs).getUTCFullYear() - 1, 0, 1, -1);
  const halfMs = lateHoursAroundMidnight * hourMs;
  return { fromMs: newYearMs - halfMs, toMs: newYearMs + halfMs };
};

const steps = [importHistory, measureReading, measureLateReadings];

/** Each step is reported: the whole section takes an hour. */
const measure = async (engine: Engine, history: History): Promise<Result[]> => {
  const results: Result[] = [];
  for (const step of steps) {
    const found = await step(engine, history);
    printResults(`so far, ${engine.name}`, found);
    results.push(...found.map((result) => ({ ...result, what: `${engine.name}: ${result.what}` })));
  }
  return results;
};

const run = async (dataParent: string, isFull: boolean): Promise<readonly Result[]> => {
  const folder = await dataFolder(dataParent);
  const nowMs = Date.now();
  const results: Result[] = [];
  try {
    const history = writeHistory({
      folder: folder.path,
      years: yearsBefore(nowMs, isFull ? yearsInFull : years),
      late: lateSpan(nowMs),
    });
    for (const open of [embeddedEngine, postgresEngine]) {
      const engine = await open(dataParent);
      if (engine === null) continue;
      try {
        results.push(...(await measure(engine, history)));
      } finally {
        await engine.remove();
      }
    }
    return results;
  } finally {
    await folder.remove();
  }
};

export const tenYears: Section = {
  name: 'ten-years',
  title: `History of five meters, a reading a minute (${years} years; --full: ${yearsInFull})`,
  run,
};
