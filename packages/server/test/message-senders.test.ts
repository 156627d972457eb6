// Two processes send the messages of one database: each arrives once, and after kills none is lost.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type HttpReceiver, httpReceiver } from '@ohmstead/e2e/receivers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { queueDeliveries } from '../src/channels/queue-deliveries.ts';
import type { Storage } from '../src/storage/storage.ts';
import { buildChannel } from './build-channel.ts';
import { buildAccount, buildSite } from './build-meter.ts';
import { buildIncident, buildStep } from './build-notified-step.ts';
import { databaseForTest } from './database-for-test.ts';
import { urlOfDatabase } from './postgres-template.ts';

const accounts = 10;
const incidentsEach = 20;
const messages = accounts * incidentsEach;
const killEvery = 15;
/** Of one process. */
const mostAtOnce = 8;
const leaseMs = 6_000;

describe.runIf(inject('database').engine === 'postgres')('two senders of messages', () => {
  const { messageProcess } = inject('processes');
  let storage: Storage;
  let receiver: HttpReceiver;
  let databaseUrl: string;
  const senders: ChildProcess[] = [];
  beforeAll(async () => {
    storage = await databaseForTest();
    const { rows } = await storage.pool.query<{ name: string }>('select current_database() as name');
    const database = inject('database');
    if (database.engine === 'postgres') databaseUrl = urlOfDatabase(database.serverUrl, rows[0]?.name ?? '');
  });
  afterAll(() => storage.close());
  beforeEach(async () => {
    receiver = await httpReceiver();
    for (let account = 0; account < accounts; account += 1) await fill(account);
  });
  afterEach(async () => {
    for (const sender of senders.splice(0)) sender.kill('SIGKILL');
    await receiver.close();
    await storage.db.deleteFrom('account').execute();
  });

  const fill = async (account: number): Promise<void> => {
    const { db } = storage;
    const owner = await buildAccount(db);
    const siteId = await buildSite(db, { account_id: owner });
    await buildChannel(db, owner, { kind: 'webhook', url: `${receiver.url}/${account}` });
    for (let count = 0; count < incidentsEach; count += 1) {
      const startedAt = new Date(Date.UTC(2026, 0, 1) + count * 60_000);
      await queueDeliveries(db, await buildStep(db, await buildIncident(db, { siteId, startedAt })));
    }
  };
  const start = (): ChildProcess => fork(messageProcess, [databaseUrl, String(leaseMs)]);
  const unsent = async (): Promise<number> => {
    const { rows } = await storage.pool.query<{ count: number }>(
      'select count(*) as count from delivery where sent_at is null',
    );
    return rows[0]?.count ?? -1;
  };
  const came = () => receiver.received.map(({ headers }) => headers['x-ohmstead-delivery']);

  it('send each message once, and a channel one at a time', { timeout: 120_000 }, async () => {
    const underWay = new Map<string, number>();
    let most = 0;
    receiver.answer(async ({ path }) => {
      underWay.set(path, (underWay.get(path) ?? 0) + 1);
      most = Math.max(most, ...underWay.values());
      await wait(5);
      underWay.set(path, (underWay.get(path) ?? 0) - 1);
      return { status: 200 };
    });
    senders.push(start(), start());
    await expect.poll(unsent, { timeout: 100_000, interval: 100 }).toBe(0);
    expect(came()).toHaveLength(messages);
    expect(new Set(came()).size).toBe(messages);
    expect(most).toBe(1);
  });

  it('lose none when they are killed, and repeat those cut off only', { timeout: 180_000 }, async () => {
    let kills = 0;
    const killOne = async (): Promise<void> => {
      const index = Math.floor(Math.random() * senders.length);
      const victim = senders[index];
      if (!victim?.pid || victim.exitCode !== null || victim.signalCode !== null) return;
      kills += 1;
      const exit = once(victim, 'exit');
      victim.kill('SIGKILL');
      await exit;
      senders[index] = start();
    };
    receiver.answer((_, count) => {
      if (count % killEvery === 0) setTimeout(killOne, Math.random() * 12);
      return { status: 200 };
    });
    senders.push(start(), start());
    await expect.poll(unsent, { timeout: 150_000, interval: 100 }).toBe(0);
    expect(new Set(came()).size).toBe(messages);
    expect(kills).toBeGreaterThan(messages / killEvery / 2);
    expect(came().length - messages).toBeLessThanOrEqual(kills * mostAtOnce);
  });
});
