// How the server is, for whoever runs it.
import type { ServerHealth } from '@ohmstead/contract';
import { type Kysely, sql } from 'kysely';
import type { Ingest } from '../../ingest/create-ingest.ts';
import type { JobRuns } from '../../jobs/job-runs.ts';
import { mailCounts } from '../../mail/mail-counts.ts';
import type { Database } from '../../storage/schema.ts';
import type { Engine, Storage } from '../../storage/storage.ts';
import { isOnlineAt } from '../meters/online-now.ts';
import { countWaitingMeters } from '../meters/waiting-meters.ts';

type Db = Kysely<Database>;

export type Watched = {
  readonly db: Db;
  readonly version: string;
  readonly startedAt: Date;
  readonly engine: Engine;
  readonly health: Storage['health'];
  readonly ingest: Pick<Ingest, 'load'>;
  readonly jobRuns: Pick<JobRuns, 'list'>;
  readonly config: { readonly smtpUrl: string | null };
};

export const readHealth = async (watched: Watched, at: Date): Promise<ServerHealth> => {
  const { db, version, startedAt, config } = watched;
  const meters = await countMeters(db, at);
  return {
    version,
    nodeVersion: process.versions.node,
    startedAt: startedAt.toISOString(),
    database: await databaseOf(watched),
    ingest: { ...watched.ingest.load(), lastReadingAt: meters.lastReadingAt?.toISOString() ?? null },
    meters: {
      registered: meters.registered,
      online: meters.online,
      waiting: await countWaitingMeters(db),
    },
    ...(await countAccounts(db)),
    jobs: watched.jobRuns
      .list()
      .map((job) => ({ ...job, lastStartedAt: job.lastStartedAt?.toISOString() ?? null })),
    mail: { isSending: config.smtpUrl !== null, ...(await mailCounts(db)) },
  };
};

const databaseOf = async ({ db, engine, health }: Watched): Promise<ServerHealth['database']> => {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes`.execute(db);
  return { engine, state: await health(), version: rows[0]?.version ?? '', bytes: rows[0]?.bytes ?? 0 };
};

const countMeters = async (db: Db, at: Date) =>
  db
    .selectFrom('latest_reading')
    .innerJoin('meter', 'meter.id', 'latest_reading.meter_id')
    .select((eb) => [
      eb.fn.countAll<number>().as('registered'),
      sql<number>`count(*) filter (where ${isOnlineAt(at)})`.as('online'),
      eb.fn.max('latest_reading.arrived_at').as('lastReadingAt'),
    ])
    .where('parts', 'is', null)
    .executeTakeFirstOrThrow();

const countAccounts = async (db: Db): Promise<Pick<ServerHealth, 'accounts' | 'storedBytes'>> =>
  db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('account')
        .select((of) => of.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('accounts'),
      sql<number>`(select coalesce(sum(bytes), 0)::int8 from account_storage)`.as('storedBytes'),
    ])
    .executeTakeFirstOrThrow();
