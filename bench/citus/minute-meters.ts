// How many of a million meters that send every minute two servers on this cluster hold; load, servers and nodes share the processors.
import { minuteMs } from '@ohmstead/domain';
import { dataFolder, type Program, startProgram } from '@ohmstead/e2e';
import { batchOf, linesOf } from '../fixtures/batch-readings.ts';
import { keyOf, snsOf } from '../fixtures/bench-meters.ts';
import { generateLoad } from '../load/generate-load.ts';
import { type Result, whole } from '../result.ts';
import type { ClusterDatabase } from '../servers/cluster-database.ts';
import { portOf } from '../servers/port-of.ts';
import { postFrom } from '../several-servers/post-from.ts';

const million = 1_000_000;
const neededPerSecond = million / 60;
const connections = 64;
const seconds = 20;
const metersOfBatches = 4_000;
const metersOfBatch = 1_000;
const gateways = 4;
const batchesOfGateway = 10;

export const minuteMeters = async (
  { url }: ClusterDatabase,
  meters: number,
  dataParent: string,
): Promise<readonly Result[]> => {
  const folders = [await dataFolder(dataParent), await dataFolder(dataParent)];
  const programs: Program[] = [];
  try {
    for (const { path: dataDir } of folders)
      programs.push(
        await startProgram({ dataDir, env: { DATABASE_URL: url, DEMO: 'off', TRUST_PROXY: '1' } }),
      );
    const ports = programs.map(portOf);
    const sns = snsOf(meters);
    // Batches bring the past hour, which is past for those alone that have sent nothing newer.
    return [
      ...held('sent one by one', await singles(ports, sns.slice(metersOfBatches))),
      ...held('sent in batches', await batches(ports, sns.slice(0, metersOfBatches))),
    ];
  } finally {
    for (const program of programs) await program.stop();
    for (const folder of folders) await folder.remove();
  }
};

const held = (how: string, perSecond: number): Result[] => [
  { what: `readings/s ${how}, two servers`, value: whole(perSecond) },
  {
    what: `share of a million one-minute meters, ${how}`,
    value: `${((perSecond / neededPerSecond) * 100).toFixed(0)} %`,
  },
];

const partOf = <Item>(items: readonly Item[], place: number, parts: number): Item[] =>
  items.filter((_, index) => index % parts === place);

/** Acknowledged, which is committed. */
const singles = async (ports: readonly number[], sns: readonly string[]): Promise<number> => {
  const run = (lastSeconds: number) =>
    Promise.all(
      ports.map((port, place) => {
        const own = partOf(sns, place, ports.length);
        return generateLoad({
          port,
          path: '/upload',
          connections,
          seconds: lastSeconds,
          sns: own,
          keys: own.map(keyOf),
        });
      }),
    );
  await sendFirst(ports, sns);
  await run(seconds / 4);
  return (await run(seconds)).reduce((sum, { perSecond }) => sum + perSecond, 0);
};

/** A meter's first readings are another matter. */
const sendFirst = async (ports: readonly number[], sns: readonly string[]): Promise<void> => {
  const startMs = Date.now() - minuteMs;
  for (let from = 0; from < sns.length; from += metersOfBatch) {
    for (const [place, port] of ports.entries()) {
      const own = partOf(sns.slice(from, from + metersOfBatch), place, ports.length);
      await postFrom('127.0.0.2', port, linesOf(batchOf(own, 0, startMs)));
    }
  }
};

const batches = async (ports: readonly number[], sns: readonly string[]): Promise<number> => {
  const startMs = Date.now() - 60 * minuteMs;
  const bodies = Array.from({ length: gateways }, (_, gateway) =>
    Array.from({ length: batchesOfGateway }, (_, batch) =>
      linesOf(batchOf(partOf(sns, gateway, gateways), batch, startMs)),
    ),
  );
  const readings = batchesOfGateway * batchOf(sns, 0, startMs).length;
  const beforeMs = performance.now();
  await Promise.all(
    bodies.map(async (ofOne, gateway) => {
      for (const body of ofOne)
        await postFrom(`127.0.0.${gateway + 2}`, ports[gateway % ports.length] ?? 0, body);
    }),
  );
  return (readings / (performance.now() - beforeMs)) * 1000;
};
