// The two kinds of database a program can run on, behind one face.
import { type DataFolder, dataFolder, type Program, startProgram } from '@ohmstead/e2e';
import pg from 'pg';
import { withEmbeddedDatabase } from '../fixtures/embedded-database.ts';
import { startPostgres } from './start-postgres.ts';

export type Engine = {
  readonly name: string;
  /** The environment that points the program and its commands to the data. */
  readonly env: Readonly<Record<string, string>>;
  /** Runs the program for as long as the body takes, and stops it whatever comes. */
  serve<Result>(body: (program: Program) => Promise<Result>): Promise<Result>;
  /** Only while the program is stopped: nobody else may have the embedded database open. */
  sql<Row extends object>(statement: string): Promise<Row[]>;
  remove(): Promise<void>;
};

const serveOn =
  (folder: DataFolder, env: Engine['env']): Engine['serve'] =>
  async (body) => {
    const program = await startProgram({ dataDir: folder.path, env });
    try {
      return await body(program);
    } finally {
      await program.stop();
    }
  };

export const embeddedEngine = async (dataParent: string): Promise<Engine> => {
  const folder = await dataFolder(dataParent);
  const env = { DATA_DIR: folder.path, DEMO: 'off' };
  return {
    name: 'embedded',
    env,
    serve: serveOn(folder, env),
    sql: <Row extends object>(statement: string) =>
      withEmbeddedDatabase(folder.path, async (database) => (await database.query<Row>(statement)).rows),
    remove: () => folder.remove(),
  };
};

/** Null where PostgreSQL is not installed. */
export const postgresEngine = async (dataParent: string): Promise<Engine | null> => {
  const postgres = await startPostgres(dataParent);
  if (postgres === null) return null;
  const folder = await dataFolder(dataParent);
  const env = { DATA_DIR: folder.path, DATABASE_URL: postgres.url, DEMO: 'off' };
  return {
    name: 'PostgreSQL',
    env,
    serve: serveOn(folder, env),
    sql: async <Row extends object>(statement: string) => {
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      try {
        return (await client.query<Row>(statement)).rows;
      } finally {
        await client.end();
      }
    },
    remove: async () => {
      await postgres.stop();
      await folder.remove();
    },
  };
};
