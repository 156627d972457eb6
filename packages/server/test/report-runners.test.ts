// A month of reports across a change of clocks, by two processes on one database that are killed again and again, at a
// time that the test moves on: each report leaves at seven in the local morning, by one Message-ID.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { dayMs } from '@ohmstead/domain';
import { smtpForTest, type TestSmtp } from '@ohmstead/e2e/mail';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Storage } from '../src/storage/storage.ts';
import { buildAccount, buildSite } from './build-meter.ts';
import { databaseForTest } from './database-for-test.ts';
import { urlOfDatabase } from './postgres-template.ts';

// Clocks change in Berlin on 29 March; Kathmandu is at UTC+5:45.
const zones = ['Europe/Berlin', 'Asia/Kathmandu'];
const recipients = ['ann@example.org', 'bob@example.net'];
const fromMs = Date.parse('2026-03-01T12:00:00Z');
const toMs = Date.parse('2026-04-02T12:00:00Z');
const quarterMs = 900_000;
/** A sender that hangs for half of it gives up: long enough for a busy machine. */
const leaseMs = 6_000;
const killEvery = 25;

type Expected = { readonly id: string; readonly atMs: number };

/** By the platform's own calendar and clocks. */
const expectedOf = (siteId: number, timeZone: string): Expected[] => {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const dateBefore = (date: string, days: number): string =>
    new Date(Date.parse(`${date}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);
  const found: Expected[] = [];
  for (let atMs = fromMs + quarterMs; atMs <= toMs; atMs += quarterMs) {
    const [date = '', time] = clock.format(atMs).split(' ');
    if (time !== '07:00') continue;
    const report = (kind: string, from: string) =>
      found.push({ id: `report.${kind}.${from}.site-${siteId}`, atMs });
    report('daily', dateBefore(date, 1));
    if (new Date(`${date}T00:00:00Z`).getUTCDay() === 1) report('weekly', dateBefore(date, 7));
    if (date.endsWith('-01')) report('monthly', `${dateBefore(date, 1).slice(0, 7)}-01`);
  }
  return found;
};

describe.runIf(inject('database').engine === 'postgres')('two processes that send reports', () => {
  const { reportProcess } = inject('processes');
  let storage: Storage;
  let smtp: TestSmtp;
  let databaseUrl: string;
  let nowMs = fromMs;
  let expected: Expected[];
  const runners: ChildProcess[] = [];
  /** The time at which each process was last done with everything. */
  const idleAt = new Map<ChildProcess, number>();
  beforeAll(async () => {
    storage = await databaseForTest();
    smtp = await smtpForTest();
    const { rows } = await storage.pool.query<{ name: string }>('select current_database() as name');
    const database = inject('database');
    if (database.engine === 'postgres') databaseUrl = urlOfDatabase(database.serverUrl, rows[0]?.name ?? '');
    const since = new Date(fromMs);
    const account_id = await buildAccount(storage.db);
    const sites: number[] = [];
    for (const time_zone of zones)
      sites.push(await buildSite(storage.db, { account_id, time_zone, created_at: since }));
    expected = sites.flatMap((id, index) => expectedOf(id, zones[index] ?? ''));
    await storage.db
      .insertInto('auto_send')
      .values({
        account_id,
        daily_since: since,
        weekly_since: since,
        monthly_since: since,
        alerts_since: null,
        exceptions_since: null,
        exceptions_sent_at: null,
      })
      .execute();
    for (const [place, email] of recipients.entries())
      await storage.db
        .insertInto('auto_send_recipient')
        .values({
          account_id,
          email,
          place,
          is_listed: true,
          asked_at: since,
          left_at: null,
          introduced_at: null,
        })
        .execute();
  });
  afterAll(async () => {
    for (const runner of runners) runner.kill('SIGKILL');
    await smtp.close();
    await storage.close();
  });

  const start = (): ChildProcess => {
    const runner = fork(reportProcess, [databaseUrl, smtp.url, String(leaseMs)]);
    runner.on('message', (said) => idleAt.set(runner, Number(said)));
    runner.send(nowMs);
    return runner;
  };

  let kills = 0;
  const killOne = async (): Promise<void> => {
    const index = Math.floor(Math.random() * runners.length);
    const victim = runners[index];
    if (!victim || victim.exitCode !== null || victim.signalCode !== null) return;
    kills += 1;
    const exit = once(victim, 'exit');
    victim.kill('SIGKILL');
    await exit;
    idleAt.delete(victim);
    runners[index] = start();
  };

  const countOf = async (query: string): Promise<number> => {
    const { rows } = await storage.pool.query<{ count: number }>(query);
    return rows[0]?.count ?? -1;
  };
  /** A mail that a busy machine cut off is tried again at once: as when its time has come. */
  const hurry = () =>
    storage.pool.query('update mail set next_attempt_at = now() where next_attempt_at > now()');
  const moveOnTo = async (ms: number): Promise<void> => {
    nowMs = ms;
    for (const runner of runners) if (runner.connected) runner.send(ms);
    const waiting = async () => {
      await hurry();
      return {
        late: runners.filter((runner) => (idleAt.get(runner) ?? 0) < ms).length,
        runs: await countOf('select count(*) as count from report_run where ended_at is null'),
        mails: await countOf('select count(*) as count from mail where sent_at is null'),
      };
    };
    await expect.poll(waiting, { timeout: 90_000, interval: 10 }).toEqual({ late: 0, runs: 0, mails: 0 });
  };

  it('leave each report once, at seven in the local morning', { timeout: 300_000 }, async () => {
    const arrivals = new Map<string, Set<number>>();
    smtp.onTaken((taken) => {
      const [id = ''] = smtp.taken.at(-1)?.mail.messageId?.slice(1).split('@') ?? [];
      arrivals.set(id, (arrivals.get(id) ?? new Set()).add(nowMs));
      if (taken % killEvery === 0) setTimeout(killOne, Math.random() * 20);
    });
    runners.push(start(), start());
    const times = [...new Set(expected.map(({ atMs }) => atMs))].sort((a, b) => a - b);
    for (const atMs of times) {
      const before = arrivals.size;
      await moveOnTo(atMs - 60_000);
      expect(arrivals.size).toBe(before);
      await moveOnTo(atMs);
    }
    await moveOnTo(toMs);

    const wanted = expected.flatMap(({ id, atMs }) => recipients.map(() => `${id} ${atMs}`)).sort();
    const came = [...arrivals].flatMap(([id, at]) =>
      [...at].map((ms) => `${id.slice(0, id.lastIndexOf('.'))} ${ms}`),
    );
    expect(came.sort()).toEqual(wanted);
    // What came twice had the same Message-ID: it was cut off between the mail server's answer and our commit.
    expect(smtp.taken.length - arrivals.size).toBeLessThanOrEqual(kills);
    expect(kills).toBeGreaterThan(3);
    expect(await countOf(`select count(*) as count from notice where type = 'autoSend'`)).toBe(
      expected.length,
    );
  });
});
