// How many single readings a second are acknowledged, each after its commit, beside what Fastify alone could do.
import { dataFolder, startProgram } from '@ohmstead/e2e';
import { snsOf } from '../fixtures/bench-meters.ts';
import { withEmbeddedDatabase } from '../fixtures/embedded-database.ts';
import { prepareEmbedded } from '../fixtures/prepare-embedded.ts';
import { generateLoad } from '../load/generate-load.ts';
import type { LoadResult } from '../load/load-order.ts';
import { median } from '../load/median.ts';
import { untilWritten } from '../load/until-written.ts';
import { atLeast, atMost, milliseconds, type Result, whole } from '../result.ts';
import type { Section } from '../section.ts';
import { portOf } from '../servers/port-of.ts';
import { startEmptyFastify } from '../servers/start-empty-fastify.ts';

const connections = 64;
/** So many that none of them meets its limit of 2 readings a second. */
const sns = snsOf(16_000);
const warmUpSeconds = 5;
const roundSeconds = 10;
const rounds = 4;

const path = '/api/v1/sensor/uploadsensor';

/** Alternates A B A B, so that a machine that slows down or speeds up does so for both. */
const alternate = async (emptyPort: number, ourPort: number) => {
  const load = (port: number, seconds: number) => generateLoad({ port, path, connections, seconds, sns });
  const warmUp = [await load(emptyPort, warmUpSeconds), await load(ourPort, warmUpSeconds)];
  const empty: LoadResult[] = [];
  const ours: LoadResult[] = [];
  const behindMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    empty.push(await load(emptyPort, roundSeconds));
    ours.push(await load(ourPort, roundSeconds));
    // What one left to do is not to slow the other down.
    behindMs.push(await untilWritten(ourPort));
  }
  return {
    empty,
    ours,
    behindMs: Math.max(...behindMs),
    acknowledged: [warmUp[1], ...ours].reduce((sum, one) => sum + (one?.acknowledged ?? 0), 0),
  };
};

const figuresOf = (results: readonly LoadResult[]) => ({
  perSecond: median(results.map((one) => one.perSecond)),
  p50Ms: median(results.map((one) => one.p50Ms)),
  p99Ms: median(results.map((one) => one.p99Ms)),
  refused: results.reduce((sum, one) => sum + one.refused, 0),
  refusal: results.find((one) => one.refusal !== null)?.refusal ?? null,
  generatorBusy: Math.max(...results.map((one) => one.generatorBusy)),
});

const countReadings = (dataDir: string): Promise<number> =>
  withEmbeddedDatabase(dataDir, async (database) => {
    const { rows } = await database.query<{ count: number }>('select count(*)::int as count from reading');
    return rows[0]?.count ?? 0;
  });

const run = async (dataParent: string): Promise<readonly Result[]> => {
  const folder = await dataFolder(dataParent);
  try {
    await prepareEmbedded(folder.path, sns);
    const empty = await startEmptyFastify();
    const program = await startProgram({ dataDir: folder.path, env: { DEMO: 'off' } });
    const seen = await alternate(empty.port, portOf(program));
    await program.stop();
    await empty.stop();
    return resultsOf(figuresOf(seen.empty), figuresOf(seen.ours), {
      ...seen,
      stored: await countReadings(folder.path),
    });
  } finally {
    await folder.remove();
  }
};

type Figures = ReturnType<typeof figuresOf>;

type Stored = { readonly acknowledged: number; readonly stored: number; readonly behindMs: number };

const resultsOf = (empty: Figures, ours: Figures, { acknowledged, stored, behindMs }: Stored): Result[] => {
  if (ours.refusal !== null) process.stdout.write(`  a refusal: ${ours.refusal}\n`);
  const ratio = ours.perSecond / empty.perSecond;
  return [
    { what: 'empty Fastify POST/s', value: whole(empty.perSecond) },
    {
      what: 'readings/s acknowledged',
      value: whole(ours.perSecond),
      target: atLeast(ours.perSecond, 5000, '/s'),
    },
    { what: 'share of empty Fastify', value: ratio.toFixed(2), target: atLeast(ratio, 0.4, '') },
    { what: 'p50, empty Fastify', value: milliseconds(empty.p50Ms) },
    { what: 'p99, empty Fastify', value: milliseconds(empty.p99Ms) },
    { what: 'p50', value: milliseconds(ours.p50Ms) },
    { what: 'p99', value: milliseconds(ours.p99Ms) },
    {
      what: 'tables behind the last acknowledgement',
      value: milliseconds(behindMs),
      target: atMost(behindMs, 1000, ' ms'),
    },
    { what: 'refused', value: whole(ours.refused), target: { text: '0', isMet: ours.refused === 0 } },
    {
      what: 'stored of those acknowledged',
      value: `${whole(stored)} / ${whole(acknowledged)}`,
      target: { text: 'all', isMet: stored >= acknowledged },
    },
    {
      what: 'generator busy, empty / ours (cores)',
      value: `${empty.generatorBusy.toFixed(2)} / ${ours.generatorBusy.toFixed(2)}`,
    },
  ];
};

export const ingest: Section = {
  name: 'ingest',
  title: `Single readings: ${connections} keep-alive connections, ${sns.length} meters, embedded database`,
  run,
};
