// The faults as the real virtual meters send them, judged by the real server: each is found as what it was planted for.
import { dayMs, hourMs } from '@ohmstead/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { appForTest, type TestApp } from '../../test/app-for-test.ts';
import { silentLog } from '../../test/silent-log.ts';
import { testClock } from '../../test/test-clock.ts';
import { ledgerJob } from '../audit/ledger-job.ts';
import { onlyServer } from '../jobs/leadership.ts';
import { demoJob } from './demo-job.ts';
import { demoRecordsJob } from './demo-records.ts';
import { writeDemoHistory } from './demo-setting.ts';
import { installDemo } from './install-demo.ts';
import { type PlantedKind, plantedFaults, spanOfFault } from './planted-faults.ts';
import { startDemo } from './start-demo.ts';

const nowMs = Date.now();
const countedFromMs = Math.floor(nowMs / dayMs) * dayMs;

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await appForTest({ demo: true }, { clock: testClock(nowMs * 1000) });
  const { db, clock, address } = server;
  const installation = await installDemo(db, { anchorMs: countedFromMs - 120 * dayMs, countedFromMs });
  // Of the whole history only what is around the faults, and the days before that the invoice is about.
  const around = plantedFaults.map((fault) => {
    const { fromMs, toMs } = spanOfFault(fault, countedFromMs);
    return { fromMs: fromMs - 2 * hourMs, toMs: toMs + 2 * hourMs };
  });
  const invoiced = { fromMs: countedFromMs - 32 * dayMs, toMs: countedFromMs - 31 * dayMs };
  const missing = [...around, invoiced].sort((a, b) => b.fromMs - a.fromMs);
  await writeDemoHistory(db, { missing, plannedToMs: nowMs });
  const fleetFile = inject('processes').fleetFile;
  const out = { isTTY: true, write: () => undefined };
  const demo = startDemo(
    { db, clock, log: silentLog, address, fleetFile, out, leadership: onlyServer },
    installation,
  );
  await demo.complete;
  await demo.stop();
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('kind', '=', 'demo')
    .executeTakeFirstOrThrow();
  token = await server.context.sessions.open({ id, endsOthers: false }, 'web', true);
}, 120_000);
afterAll(() => server.close());

const ask = async (path: string) => (await server.ask('GET', `/api/v1/${path}`, { token })).data;
const runJobs = async (): Promise<void> => {
  for (const job of [demoJob(server.context), demoRecordsJob(server.context), ledgerJob(server.context)])
    await job.run(new AbortController().signal);
};
const finds = async (): Promise<
  { kind: string; siteId: number; meterId: number; from: string; to: string }[]
> => (await ask('user/demofinds')).finds;
const findOf = async (kind: PlantedKind | 'invoice') => {
  const found = (await finds()).filter((find) => find.kind === kind);
  expect(found).toHaveLength(1);
  return found[0] ?? { siteId: 0, meterId: 0, from: '', to: '' };
};
/** The kinds of what the audit lists about the meter of a find, about the days of the find. */
const judgedKinds = async (kind: PlantedKind): Promise<Set<string>> => {
  const { meterId, from, to } = await findOf(kind);
  const [fromMs, toMs] = [Date.parse(from) - dayMs, Date.parse(to) + dayMs];
  const { items } = await ask(`inverter/audit/${meterId}`);
  const within = items.filter(({ at }: { at: string }) => Date.parse(at) >= fromMs && Date.parse(at) <= toMs);
  return new Set(within.map((item: { kind: string }) => item.kind));
};

describe('what is planted in the demo', () => {
  it('is not announced before its records are there', async () => {
    expect(await finds()).toEqual([]);
  });

  it('is listed with each kind once, its instants and its meter', async () => {
    await runJobs();
    const listed = await finds();
    expect(listed.map(({ kind }) => kind)).toEqual([...plantedFaults.map(({ kind }) => kind), 'invoice']);
    for (const { from, to } of listed) expect(from < to).toBe(true);
  });

  it('is judged as what it is', async () => {
    expect(await judgedKinds('silence')).toContain('gap');
    expect(await judgedKinds('spike')).toContain('spike');
    expect(await judgedKinds('restart')).toContain('reset');
    expect(await judgedKinds('replacement')).toContain('replacement');
    const { question } = await ask(`inverter/audit/${(await findOf('question')).meterId}`);
    expect(question).toMatchObject({ cause: 'silence' });
  });

  it('has an invoice that claims more than was measured', async () => {
    const { siteId } = await findOf('invoice');
    const invoice = await ask(`bill/invoice/${siteId}`);
    expect(invoice.differences.map(({ code }: { code: string }) => code)).toContain('energy');
    expect(invoice.difference).toBeGreaterThan(0);
  });

  it('is there once again after each night', async () => {
    server.clock.goOn(86_400);
    await runJobs();
    await runJobs();
    const { siteId } = await findOf('invoice');
    expect(await ask(`bill/invoices/${siteId}`)).toHaveLength(1);
    expect(await judgedKinds('replacement')).toContain('replacement');
  });

  it('is nothing to other accounts', async () => {
    const answer = await server.ask('GET', '/api/v1/user/demofinds', {});
    expect(answer.status).toBe(401);
  });
});
