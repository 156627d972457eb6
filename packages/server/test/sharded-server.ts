// A server on a cluster whose tables lie in many more shards than its accounts have meters, and what it sends to the cluster.
import { expect } from 'vitest';
import type { AccountCall } from './account-calls.ts';
import { appForTest } from './app-for-test.ts';
import { buildLogin } from './build-login.ts';
import { type BuiltMeter, buildMeter, buildSite } from './build-meter.ts';
import { layOut } from './cluster-databases.ts';
import { clusterForTest } from './cluster-for-test.ts';
import { firstIds } from './named-ids.ts';
import { recordStatements } from './record-statements.ts';
import { inDatabase } from './run-sql.ts';
import { testClock } from './test-clock.ts';

type Sent = {
  readonly token?: string;
  readonly method?: 'DELETE';
  readonly body?: unknown;
  readonly csv?: string;
};

/** 13:00 in Berlin. */
const noonMicros = Date.UTC(2026, 2, 10, 12) * 1000;

export const shardedServer = async (shards: number) => {
  const cluster = await clusterForTest();
  await (await cluster.open()).close();
  await inDatabase(cluster.databaseUrl, async (client) => {
    for (const [table, id] of Object.entries(firstIds))
      await client.query(`alter table ${table} alter id restart with ${id}`);
  });
  await layOut(cluster.databaseUrl, shards);
  const storage = await cluster.open();
  const recorder = recordStatements(storage.pool);
  const server = await appForTest({}, { storage, clock: testClock(noonMicros) });
  const owner = await buildLogin(server);

  /** Of the owner, or of that account. */
  const newSite = async (meterCount: number, account_id = owner.accountId) => {
    const site_id = await buildSite(server.db, { account_id, latitude: 52.5, longitude: 13.4 });
    const meters: BuiltMeter[] = [];
    for (let place = 0; place < meterCount; place += 1)
      meters.push(await buildMeter(server.db, { site_id, type: 1, use_type: place === 1 ? 2 : 1 }));
    return { siteId: site_id, meters, meterIds: meters.map(({ id }) => id) as [number, ...number[]] };
  };

  const ask = (path: string, { token = owner.token, csv, body, method }: Sent = {}): Promise<Response> => {
    const content = csv ?? (body === undefined ? undefined : JSON.stringify(body));
    const type = csv === undefined ? 'application/json' : 'text/csv';
    return fetch(`${server.address}/api/v1/${path}`, {
      method: method ?? (content === undefined ? 'GET' : 'POST'),
      headers: { token, ...(content !== undefined && { 'content-type': type }) },
      ...(content !== undefined && { body: content }),
    });
  };

  /** The answer's data, unless it is a file. */
  const send = async (path: string, sent: Sent = {}) => {
    const response = await ask(path, sent);
    const text = await response.text();
    expect(response.status, `${path} ${text}`).toBe(200);
    return /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text).data : null;
  };

  /** What there is not is refused, which is no concern here. */
  const sendAll = async (all: readonly AccountCall[], token = owner.token): Promise<void> => {
    for (const { path, body } of all) {
      const response = await ask(path, { body, token });
      expect(response.status, `${path} ${await response.text()}`).toBeLessThan(500);
    }
  };

  const place = await newSite(3);
  // A scan of everything asks more than these three.
  await newSite(2);
  await newSite(5, (await buildLogin(server)).accountId);

  const close = async (): Promise<void> => {
    await server.close();
    await cluster.drop();
  };
  return { databaseUrl: cluster.databaseUrl, server, owner, place, newSite, send, sendAll, recorder, close };
};

export type ShardedServer = Awaited<ReturnType<typeof shardedServer>>;
