// Two processes send from one outbox and are killed again and again: no mail is lost, and none has two Message-IDs.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { smtpForTest, type TestSmtp } from '@ohmstead/e2e/mail';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { queueMail } from '../src/mail/queue-mail.ts';
import type { Storage } from '../src/storage/storage.ts';
import { databaseForTest } from './database-for-test.ts';
import { exampleMails } from './example-mails.ts';
import { urlOfDatabase } from './postgres-template.ts';

const mailCount = 250;
const killEvery = 12;
/** A sender that hangs for half of it gives up: long enough for a busy machine. */
const leaseMs = 6_000;

describe.runIf(inject('database').engine === 'postgres')('two senders on one outbox', () => {
  const { mailProcess } = inject('processes');
  let storage: Storage;
  let smtp: TestSmtp;
  let databaseUrl: string;
  const senders: ChildProcess[] = [];
  beforeAll(async () => {
    storage = await databaseForTest();
    smtp = await smtpForTest();
    const { rows } = await storage.pool.query<{ name: string }>('select current_database() as name');
    const database = inject('database');
    if (database.engine === 'postgres') databaseUrl = urlOfDatabase(database.serverUrl, rows[0]?.name ?? '');
  });
  afterAll(async () => {
    for (const sender of senders) sender.kill('SIGKILL');
    await smtp.close();
    await storage.close();
  });

  const start = (): ChildProcess => fork(mailProcess, [databaseUrl, smtp.url, String(leaseMs)]);
  const addressOf = (count: number): string => `reader-${count}@example.net`;
  const unsent = async (): Promise<number> => {
    const { rows } = await storage.pool.query<{ count: number }>(
      'select count(*) as count from mail where sent_at is null',
    );
    return rows[0]?.count ?? -1;
  };

  it('deliver every mail by one Message-ID, once but for those cut off by a kill', {
    timeout: 180_000,
  }, async () => {
    for (let count = 0; count < mailCount; count += 1)
      await queueMail(storage.db, {
        accountId: null,
        to: addressOf(count),
        lang: 'en',
        content: exampleMails.resetPassword,
      });

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
    smtp.onTaken((taken) => {
      // Around the moment at which the sender has the answer and has not written it down, and at any other.
      if (taken % killEvery === 0) setTimeout(killOne, Math.random() * 12);
    });
    senders.push(start(), start());
    await expect.poll(unsent, { timeout: 150_000, interval: 100 }).toBe(0);

    const idsOf = new Map<string, Set<string>>();
    for (const { to, mail } of smtp.taken) {
      const [address = ''] = to;
      idsOf.set(address, (idsOf.get(address) ?? new Set()).add(mail.messageId ?? ''));
    }
    const addresses = Array.from({ length: mailCount }, (_, count) => addressOf(count));
    expect([...idsOf.keys()].sort()).toEqual(addresses.sort());
    expect([...idsOf].filter(([, ids]) => ids.size !== 1)).toEqual([]);
    expect(new Set([...idsOf.values()].flatMap((ids) => [...ids])).size).toBe(mailCount);
    expect(kills).toBeGreaterThan(mailCount / killEvery / 2);
    // A sender has one mail at a time: a kill repeats at most that one.
    expect(smtp.taken.length - mailCount).toBeLessThanOrEqual(kills);
  });
});
