// How fast rows in any order come in beside sorted ones, and how much memory that takes. Each order has a database of its own.
import { join } from 'node:path';
import { gridMeter } from '../history/history-meters.ts';
import { importFile, makeSite, openSite } from '../history/history-site.ts';
import { atLeast, atMost, type Result, whole } from '../result.ts';
import { embeddedEngine } from '../servers/engine.ts';
import { mostMemory } from '../servers/most-memory.ts';
import { processTree, pssMegabytes } from '../servers/process-tree.ts';
import { untilIdle } from '../servers/until-idle.ts';
import type { PhaseRows } from './phase-rows.ts';
import { type RowOrder, sorted, unsortedOrders } from './row-orders.ts';

const mostMegabytes = 300;
const leastShare = 0.8;

type Measured = { readonly name: string; readonly perSecond: number; readonly megabytes: number };

type Place = { readonly dataParent: string; readonly folder: string };

export const measureOrders = async (place: Place, rows: PhaseRows): Promise<Result[]> => {
  const measured: Measured[] = [];
  // Sorted before and after, so that a machine that slows down does so for both.
  for (const order of [sorted, ...unsortedOrders, sorted]) measured.push(await measure(place, rows, order));
  const ofSorted = measured.filter(({ name }) => name === sorted.name);
  const sortedPerSecond = ofSorted.reduce((sum, { perSecond }) => sum + perSecond, 0) / ofSorted.length;
  return measured.flatMap((one) => resultsOf(one, sortedPerSecond));
};

const measure = async (
  { dataParent, folder }: Place,
  rows: PhaseRows,
  order: RowOrder,
): Promise<Measured> => {
  const path = join(folder, 'rows.csv');
  rows.writeIn(path, order.placesOf(rows.count));
  const engine = await embeddedEngine(dataParent);
  try {
    return await engine.serve(async (program) => {
      await makeSite(program);
      const site = await openSite(program);
      await untilIdle(program.pid);
      const idle = pssMegabytes(processTree(program.pid));
      const file = { sn: gridMeter.sn, path, rows: rows.count };
      const { result: tookMs, megabytes } = await mostMemory(program.pid, () => importFile(site, file));
      site.client.close();
      return { name: order.name, perSecond: (rows.count / tookMs) * 1000, megabytes: megabytes - idle };
    });
  } finally {
    await engine.remove();
  }
};

const resultsOf = ({ name, perSecond, megabytes }: Measured, sortedPerSecond: number): Result[] => {
  const share = perSecond / sortedPerSecond;
  return [
    { what: `${name}, rows/s`, value: whole(perSecond) },
    ...(name === sorted.name
      ? []
      : [
          {
            what: `${name}, share of sorted`,
            value: share.toFixed(2),
            target: atLeast(share, leastShare, ''),
          },
        ]),
    {
      what: `${name}, memory above idle`,
      value: `${whole(megabytes)} MB`,
      target: atMost(megabytes, mostMegabytes, ' MB'),
    },
  ];
};
