// What the rest of the server knows of storage; embedded and PostgreSQL look the same from here.
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import type { Health } from './health.ts';
import type { OtherServers } from './other-servers.ts';
import type { Outages } from './outages.ts';
import type { Database } from './schema.ts';

/** What opening is busy with, where that can take long. */
export type OpeningStep = 'creating' | 'recovering' | 'waitingForOlderServer' | 'migrating';

export type StorageConfig = {
  readonly dataDir: string;
  /** Null stands for the embedded engine in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The built worker of the embedded engine. */
  readonly workerFile: string | URL;
  /** This is called while the database is waited for, so that what keeps this thread busy meanwhile costs no time. */
  readonly onWaiting?: () => void;
  readonly onStep?: (step: OpeningStep) => void;
};

export type Engine = 'embedded' | 'postgres';

export type Storage = {
  readonly db: Kysely<Database>;
  /** Runs statements that the query builder cannot name, such as ingest's. The embedded engine has one connection. */
  readonly pool: pg.Pool;
  readonly engine: Engine;
  /** The tables are spread over the nodes of a Citus cluster. */
  readonly isCluster: boolean;
  readonly otherServers: OtherServers;
  /** What all servers of the database go by: its own. */
  readonly clock: Clock;
  /** The folder of acknowledged readings that are not written yet; null where ingest writes before it acknowledges. */
  readonly journalFolder: string | null;
  /** Ends within two seconds. */
  health(): Promise<Health>;
  /** Its log is for whoever works with the database. */
  readonly outages: Outages;
  close(): Promise<void>;
};

/** Opens the storage of whichever engine is configured. */
export type OpenedStorage = Omit<Storage, 'outages' | 'isCluster'>;

/**
 * What storage relies on does not hold any more. Going on, the process could take readings that it never writes; ended and
 * started again it recovers from the disk.
 */
export class StorageBroken extends Error {
  override readonly name = 'StorageBroken';
}

/** Why the server cannot start, in words for whoever starts it. */
export class StorageUnusable extends Error {
  override readonly name = 'StorageUnusable';
}
