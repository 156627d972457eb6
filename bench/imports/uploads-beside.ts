// How long uploads of meters wait for their answer while an import goes on, beside as without.
import { join } from 'node:path';
import { insertMeters, snsOf } from '../fixtures/bench-meters.ts';
import { gridMeter } from '../history/history-meters.ts';
import { importFile, makeSite, openSite, undoImports } from '../history/history-site.ts';
import { generateLoad, startLoad } from '../load/generate-load.ts';
import type { LoadResult } from '../load/load-order.ts';
import { atMost, milliseconds, type Result, whole } from '../result.ts';
import { embeddedEngine } from '../servers/engine.ts';
import { portOf } from '../servers/port-of.ts';
import { untilIdle } from '../servers/until-idle.ts';
import type { PhaseRows } from './phase-rows.ts';
import { sorted } from './row-orders.ts';

const perSecond = 200;
/** Each sends every ten seconds. */
const sns = snsOf(10 * perSecond);
const warmUpSeconds = 10;
const quietSeconds = 20;
const giveUpSeconds = 1800;
const mostTimes = 3;
/** The first is of a program that has not imported anything yet. */
const importsInAll = 3;

type Round = { readonly quiet: LoadResult; readonly beside: LoadResult };
type Place = { readonly dataParent: string; readonly folder: string };

export const measureUploads = async ({ dataParent, folder }: Place, rows: PhaseRows): Promise<Result[]> => {
  const path = join(folder, 'rows.csv');
  rows.writeIn(path, sorted.placesOf(rows.count));
  const engine = await embeddedEngine(dataParent);
  try {
    await engine.serve(makeSite);
    await engine.sql(insertMeters(sns));
    return await engine.serve(async (program) => {
      const site = await openSite(program);
      const load = {
        port: portOf(program),
        path: '/api/v1/sensor/uploadsensor',
        connections: 64,
        perSecond,
        sns,
      };
      await generateLoad({ ...load, seconds: warmUpSeconds });
      const rounds: Round[] = [];
      while (rounds.length < importsInAll) {
        const quiet = await generateLoad({ ...load, seconds: quietSeconds });
        const running = startLoad({ ...load, seconds: giveUpSeconds });
        await importFile(site, { sn: gridMeter.sn, path, rows: rows.count });
        rounds.push({ quiet, beside: await running.stop() });
        await undoImports(site, gridMeter);
        await untilIdle(program.pid);
      }
      site.client.close();
      return resultsOf(rounds);
    });
  } finally {
    await engine.remove();
  }
};

const resultsOf = (rounds: readonly Round[]): Result[] => {
  const all = rounds.flatMap(({ quiet, beside }) => [quiet, beside]);
  const refused = all.reduce((sum, one) => sum + one.refused, 0);
  const shown = (of: keyof Round) => rounds.map((round) => milliseconds(round[of].p99Ms)).join(' / ');
  const times = rounds.map(({ quiet, beside }) => beside.p99Ms / quiet.p99Ms);
  const longest = Math.max(...times);
  return [
    { what: `p99 of ${perSecond} uploads/s without an import`, value: shown('quiet') },
    { what: 'p99 beside an import', value: shown('beside') },
    { what: 'times as long', value: times.map((one) => one.toFixed(1)).join(' / ') },
    { what: 'times as long at most', value: longest.toFixed(1), target: atMost(longest, mostTimes, '') },
    { what: 'refused', value: whole(refused), target: { text: '0', isMet: refused === 0 } },
  ];
};
