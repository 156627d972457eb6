import { smtpForTest, type TestSmtp } from '@ohmstead/e2e/mail';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../test/app-for-test.ts';
import { buildAccount, buildMeter, buildSite } from '../../test/build-meter.ts';
import { readZip } from '../../test/read-zip.ts';
import { silentLog } from '../../test/silent-log.ts';
import { testClock } from '../../test/test-clock.ts';
import { steadyReadings, uploadReadings } from '../../test/upload-readings.ts';
import { type AutoSender, createAutoSender } from './auto-sender.ts';
import { renderedSize } from './pictures/render-picture.ts';
import { saveAutoSend } from './settings/auto-send-settings.ts';

/** 13:00 in Berlin, on the Friday before clocks go forward. */
const start = Date.parse('2026-03-27T12:00:00Z');
const hourMs = 3_600_000;

let smtp: TestSmtp;
let server: TestApp;
let sender: AutoSender | null = null;
let idle = 0;
beforeAll(async () => {
  smtp = await smtpForTest();
});
afterAll(() => smtp.close());
beforeEach(async () => {
  const config = { smtpUrl: smtp.url, mailFrom: 'energy@example.org', publicUrl: 'http://energy.test' };
  server = await appForTest(config, { clock: testClock(start * 1000) });
  server.context.mailSender.start();
  sender = createAutoSender({
    ...server.context,
    log: silentLog,
    pollMs: 20,
    onIdle: () => {
      idle += 1;
    },
  });
});
afterEach(async () => {
  await sender?.stop();
  await server.close();
});

/** Once everything due by then has left. */
const at = async (iso: string): Promise<void> => {
  server.clock.goOn((Date.parse(iso) - server.clock.nowMicros() / 1000) / 1000);
  const from = idle;
  await expect.poll(() => idle).toBeGreaterThan(from + 1);
  const open = () => server.db.selectFrom('report_run').select('id').where('ended_at', 'is', null).execute();
  await expect.poll(open, { timeout: 20_000 }).toEqual([]);
  const waiting = () => server.db.selectFrom('mail').select('id').where('sent_at', 'is', null).execute();
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
};

let readers = 0;

const wanting = async (change: object, account: object = {}) => {
  readers += 1;
  const reader = `reader-${readers}@example.net`;
  const accountId = await buildAccount(server.db, { full_name: 'Ada Lovelace', ...account });
  await server.db.transaction().execute((trx) =>
    saveAutoSend(trx, {
      accountId,
      change: { recipients: reader, ...change },
      at: new Date(start),
    }),
  );
  const siteId = await buildSite(server.db, {
    account_id: accountId,
    name: 'Home',
    created_at: new Date(start),
  });
  const mailsTo = () => smtp.taken.filter(({ to }) => to[0] === reader);
  return { reader, accountId, siteId, mailsTo };
};

describe('a daily report', () => {
  it('comes at seven, across a change of clocks, with the figures of its day', async () => {
    const { accountId, siteId, mailsTo } = await wanting({ dailyReport: true });
    const meter = await buildMeter(server.db, { site_id: siteId, type: 1 });
    server.clock.goOn(((Date.parse('2026-03-29T00:00:00Z') - start) / 1000) | 0);
    const from = Date.parse('2026-03-27T23:00:00Z');
    const readings = steadyReadings(from, from + 24 * hourMs, hourMs / 4, { importW: 1000, exportW: 0 });
    await uploadReadings(server, meter, readings);
    await server.db
      .insertInto('report_run')
      .values({
        site_id: siteId,
        kind: 'daily',
        from_date: '2026-03-27',
        to_date: '2026-03-28',
        due_at: new Date('2026-03-28T06:00:00Z'),
        ended_at: new Date(),
        outcome: 'sent',
      })
      .execute();
    sender?.start();
    await at('2026-03-29T04:59:00Z');
    expect(mailsTo()).toHaveLength(0);
    await at('2026-03-29T05:00:00Z');
    const [{ mail } = expect.fail()] = mailsTo();
    expect(mail.subject).toBe('Daily report of Home: Sat, Mar 28, 2026');
    expect(mail.text).toMatch(/Consumption +24\.00\skWh/);
    expect(mail.text).toContain('100% measured');
    expect(mail.text).toContain('Ada Lovelace has entered this address');
    expect(mail.text).not.toContain('could not be sent in time');

    const picture = mail.attachments.find(({ contentId }) => contentId === '<day>');
    const { width, height } = await sharp(Buffer.from(picture?.content as ArrayBuffer)).metadata();
    expect({ width, height }).toEqual(renderedSize);
    const file = mail.attachments.find(({ filename }) => filename === 'energy-2026-03-28.xlsx');
    const parts = readZip(Buffer.from(file?.content as ArrayBuffer));
    expect(String(parts.get('xl/worksheets/sheet1.xml'))).toContain('<row');
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail.messageId).toMatch(/^<report\.daily\.2026-03-28\.site-\d+\.[0-9a-f]{24}@example\.org>$/);
    const [notice] = await server.db
      .selectFrom('notice')
      .selectAll()
      .where('account_id', '=', accountId)
      .execute();
    expect(notice).toMatchObject({
      type: 'autoSend',
      template: 'dailyReportSent',
      link: `/site/${siteId}/report/energy?period=day&date=2026-03-28`,
    });

    // The day of the change has 23 hours, and no readings but the last of the day before.
    await at('2026-03-30T05:00:00Z');
    expect(mailsTo()).toHaveLength(2);
    expect(mailsTo()[1]?.mail.text).toContain('There are no readings from this period.');
    expect(mailsTo()[1]?.mail.text).not.toContain('Ada Lovelace has entered this address as');
  });

  it('is not sent for what came due before it was wanted, nor to whoever was added later', async () => {
    const { accountId, mailsTo } = await wanting({ dailyReport: true });
    sender?.start();
    await at('2026-03-27T13:00:00Z');
    expect(mailsTo()).toHaveLength(0);
    await server.db
      .updateTable('auto_send_recipient')
      .set({ asked_at: new Date('2026-03-28T12:00:00Z') })
      .where('account_id', '=', accountId)
      .execute();
    await at('2026-03-28T07:00:00Z');
    expect(mailsTo()).toHaveLength(0);
    await at('2026-03-29T07:00:00Z');
    expect(mailsTo()).toHaveLength(1);
    expect(mailsTo()[0]?.mail.text).not.toContain('could not be sent in time');
  });

  it('after an outage of days is the newest one alone, and says so', async () => {
    const { mailsTo } = await wanting({ dailyReport: true, weeklyReport: true });
    server.clock.goOn((Date.parse('2026-04-03T08:00:00Z') - start) / 1000);
    sender?.start();
    await at('2026-04-03T08:01:00Z');
    const subjects = mailsTo().map(({ mail }) => mail.subject?.replaceAll(/\s/g, ' '));
    expect(subjects.sort()).toEqual([
      'Daily report of Home: Thu, Apr 2, 2026',
      'Weekly report of Home: Mar 23 – 29, 2026',
    ]);
    const daily = mailsTo().find(({ mail }) => mail.subject?.startsWith('Daily'));
    expect(daily?.mail.text).toMatch(/6 earlier reports, of Mar 27\s–\sApr 1, 2026,/);
  });

  it('goes on to the others when somebody has left, and is once what two senders make at once', async () => {
    const { accountId, reader, mailsTo } = await wanting({ dailyReport: true });
    const second = createAutoSender({ ...server.context, log: silentLog, pollMs: 20 });
    sender?.start();
    second.start();
    await at('2026-03-28T06:00:00Z');
    await at('2026-03-29T06:00:00Z');
    await second.stop();
    expect(mailsTo()).toHaveLength(2);
    const link = mailsTo()[0]?.mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const { pathname } = new URL(link.slice(1, -1));
    const posted = await fetch(server.address + pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(posted.status).toBe(200);
    // To be listed once more does not bring anybody back.
    await server.db.transaction().execute(async (trx) => {
      const save = (recipients: string) =>
        saveAutoSend(trx, { accountId, change: { recipients }, at: new Date(start) });
      await save('other@example.net');
      await save(`${reader};other@example.net`);
    });
    await at('2026-03-30T06:00:00Z');
    expect(mailsTo()).toHaveLength(2);
    expect(smtp.taken.filter(({ to }) => to[0] === 'other@example.net')).toHaveLength(1);
  });
});

describe('a name that is a message', () => {
  it('does not reach people who have not asked for it', async () => {
    const { siteId, mailsTo } = await wanting({ dailyReport: true });
    await server.db
      .updateTable('site')
      .set({ name: 'Buy at evil.example', address: 'https://evil.example' })
      .where('id', '=', siteId)
      .execute();
    sender?.start();
    await at('2026-03-28T06:00:00Z');
    const [{ mail } = expect.fail()] = mailsTo();
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain('evil');
  });
});
