// How fast uploadbatch takes history, beside writing the same rows straight into the table of readings: no decoding, no
// counters, no latest rows, no answer.
import { hourMs } from '@ohmstead/domain';
import { dataFolder, type Program, startProgram } from '@ohmstead/e2e';
import pg from 'pg';
import { batchOf, linesOf, rowOf } from '../fixtures/batch-readings.ts';
import { insertMeters, snsOf } from '../fixtures/bench-meters.ts';
import { withEmbeddedDatabase } from '../fixtures/embedded-database.ts';
import { prepareEmbedded } from '../fixtures/prepare-embedded.ts';
import { atLeast, type Result, whole } from '../result.ts';
import type { Section } from '../section.ts';
import { startPostgres } from '../servers/start-postgres.ts';

const sns = snsOf(1000);
const batches = 75;
const hoursBack = 6;

const startMs = Date.now() - hoursBack * hourMs;
const numbers = Array.from({ length: batches }, (_, batch) => batch);
const meterIdOf = new Map(sns.map((sn, index) => [sn, index + 1]));

const perSecond = async (readings: number, body: () => Promise<void>): Promise<number> => {
  const beforeMs = performance.now();
  await body();
  return (readings / (performance.now() - beforeMs)) * 1000;
};

type Outcome = { readonly data: { readonly accepted: number; readonly refused: readonly unknown[] } };

const upload = async (program: Program, body: string): Promise<void> => {
  const headers = { 'content-type': 'application/x-ndjson' };
  const answer = await fetch(`${program.origin}/api/v1/sensor/uploadbatch`, {
    method: 'POST',
    headers,
    body,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`uploadbatch answered ${answer.status}: ${text}`);
  // The contract's output; anything else fails the next line.
  const { data } = JSON.parse(text) as Outcome;
  if (data.refused.length > 0) throw new Error(`uploadbatch refused lines: ${text.slice(0, 300)}`);
};

/** Two uploads at a time: one is read while the other is written. */
const uploadAll = async (program: Program): Promise<number> => {
  const bodies = numbers.map((batch) => linesOf(batchOf(sns, batch, startMs)));
  const readings = batches * batchOf(sns, 0, startMs).length;
  let next = 0;
  const sender = async (): Promise<void> => {
    for (let body = bodies[next++]; body !== undefined; body = bodies[next++]) await upload(program, body);
  };
  return perSecond(readings, async () => {
    await Promise.all([sender(), sender()]);
  });
};

const allRows = () =>
  numbers.map((batch) =>
    batchOf(sns, batch, startMs).map((reading) => rowOf(reading, meterIdOf.get(reading.sn) ?? 0)),
  );

const insertBatch = `insert into reading (meter_id, at, arrived_at, source, phase_values)
  select m, t, t, 2, p::float8[] from unnest($1::int[], $2::timestamptz[], $3::text[]) as row (m, t, p)`;

const rawEmbedded = (dataDir: string): Promise<number> =>
  withEmbeddedDatabase(dataDir, async (database) => {
    await database.exec('truncate reading');
    const all = allRows();
    return perSecond(all.flat().length, async () => {
      for (const rows of all) {
        await database.query(insertBatch, [
          rows.map((row) => row.meterId),
          rows.map((row) => row.at),
          rows.map((row) => row.phases),
        ]);
      }
    });
  });

const embeddedResults = async (dataParent: string): Promise<Result[]> => {
  const folder = await dataFolder(dataParent);
  try {
    await prepareEmbedded(folder.path, sns);
    const program = await startProgram({ dataDir: folder.path, env: { DEMO: 'off' } });
    const ours = await uploadAll(program);
    await program.stop();
    const raw = await rawEmbedded(folder.path);
    return [
      { what: 'embedded: uploadbatch readings/s', value: whole(ours), target: atLeast(ours, 15_000, '/s') },
      { what: 'embedded: raw INSERT … unnest rows/s, not synced', value: whole(raw) },
      { what: 'embedded: share of raw', value: (ours / raw).toFixed(2) },
    ];
  } finally {
    await folder.remove();
  }
};

type Postgres = NonNullable<Awaited<ReturnType<typeof startPostgres>>>;

const runSql = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

const rawCopy = async (postgres: Postgres): Promise<number> => {
  await runSql(postgres.url, 'truncate reading');
  const texts = allRows().map((rows) =>
    rows.map(({ meterId, at, phases }) => `${meterId}\t${at}\t${at}\t2\t${phases}\n`).join(''),
  );
  return perSecond(batches * batchOf(sns, 0, startMs).length, async () => {
    for (const rows of texts) {
      postgres.copy('copy reading (meter_id, at, arrived_at, source, phase_values) from stdin', rows);
    }
  });
};

const postgresResults = async (dataParent: string): Promise<Result[]> => {
  const postgres = await startPostgres(dataParent);
  if (postgres === null) return [{ what: 'PostgreSQL', value: 'not installed' }];
  const folder = await dataFolder(dataParent);
  try {
    const program = await startProgram({
      dataDir: folder.path,
      env: { DATABASE_URL: postgres.url, DEMO: 'off' },
    });
    await runSql(postgres.url, insertMeters(sns));
    const ours = await uploadAll(program);
    await program.stop();
    const raw = await rawCopy(postgres);
    return [
      { what: 'PostgreSQL: uploadbatch readings/s', value: whole(ours) },
      { what: 'PostgreSQL: raw COPY rows/s', value: whole(raw) },
      { what: 'PostgreSQL: share of raw COPY', value: (ours / raw).toFixed(2) },
    ];
  } finally {
    await postgres.stop();
    await folder.remove();
  }
};

export const batch: Section = {
  name: 'batch',
  title: 'Batches: three-phase readings of 1,000 meters, each with its own time',
  run: async (dataParent) => [...(await embeddedResults(dataParent)), ...(await postgresResults(dataParent))],
};
