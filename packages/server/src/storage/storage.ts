// What the rest of the server knows of storage; embedded and PostgreSQL look the same from here.
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from './schema.ts';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

export type StorageConfig = {
  readonly dataDir: string;
  /** Null: the embedded engine in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The built worker of the embedded engine. */
  readonly workerFile: string | URL;
  /** Told when the database is waited for: what keeps this thread busy meanwhile costs no time. */
  readonly onWaiting?: () => void;
};

export type Engine = 'embedded' | 'postgres';

export type Storage = {
  readonly db: Kysely<Database>;
  /** For statements the query builder cannot name, such as ingest's prepared one. Embedded: one connection. */
  readonly pool: pg.Pool;
  readonly engine: Engine;
  /**
   * Changes each time this process becomes the database's only writer anew; null while it is not.
   * What is remembered of the database's content is worth nothing once it has changed.
   */
  writerEpoch(): number | null;
  /** Where ingest keeps what it has acknowledged and not yet written; null: what is acknowledged is written. */
  readonly journalFolder: string | null;
  /** Whether the database answers within two seconds. */
  isHealthy(): Promise<boolean>;
  close(): Promise<void>;
};

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
