// Several servers on one PostgreSQL, and one with very many meters.
import { dataFolder, type Program, startProgram } from '@ohmstead/e2e';
import { hasNginx, startNginx } from '@ohmstead/e2e/nginx';
import pg from 'pg';
import { insertMeters } from '../fixtures/bench-meters.ts';
import { printResults, type Result } from '../result.ts';
import type { Section } from '../section.ts';
import { portOf } from '../servers/port-of.ts';
import { startPostgres } from '../servers/start-postgres.ts';
import { scale } from '../several-servers/scale.ts';
import { allSns, batches, singles } from '../several-servers/shares.ts';

export const servers: Section = {
  name: 'servers',
  title: 'Two servers behind nginx on one PostgreSQL, and a million meters',
  isOnlyByName: true,
  run: async (dataParent) => {
    const shared = await shares(dataParent);
    printResults('so far', shared);
    return [...shared, ...(await scale(dataParent))];
  },
};

const shares = async (dataParent: string): Promise<readonly Result[]> => {
  const postgres = await startPostgres(dataParent);
  if (postgres === null) return [{ what: 'PostgreSQL', value: 'not installed' }];
  const folders = [await dataFolder(dataParent), await dataFolder(dataParent)];
  const programs: Program[] = [];
  try {
    for (const { path: dataDir } of folders) {
      const env = { DATABASE_URL: postgres.url, DEMO: 'off', TRUST_PROXY: '1' };
      programs.push(await startProgram({ dataDir, env }));
    }
    await runSql(postgres.url, insertMeters(allSns));
    return await behindNginx(dataParent, programs.map(portOf));
  } finally {
    for (const program of programs) await program.stop();
    await postgres.stop();
    for (const folder of folders) await folder.remove();
  }
};

const behindNginx = async (dataParent: string, ports: readonly number[]): Promise<readonly Result[]> => {
  if (!hasNginx()) return [{ what: 'nginx', value: 'not installed' }];
  const one = await startNginx(ports.slice(0, 1), dataParent);
  const two = await startNginx(ports, dataParent);
  const behind = { one: one.port, two: two.port };
  try {
    return [...(await singles(behind)), ...(await batches(behind))];
  } finally {
    await one.stop();
    await two.stop();
  }
};

const runSql = async (connectionString: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
};
