import { smtpForTest, type TestSmtp } from '@ohmstead/e2e/mail';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, buildSite } from '../../test/build-meter.ts';
import { databaseForTest } from '../../test/database-for-test.ts';
import { exampleMails } from '../../test/example-mails.ts';
import { silentLog } from '../../test/silent-log.ts';
import type { Storage } from '../storage/storage.ts';
import { forgetMails } from './forget-mails.ts';
import { mailCounts } from './mail-counts.ts';
import { createMailSender, type MailSender } from './mail-sender.ts';
import { claimMail, writeResult } from './outbox.ts';
import { mostPerDay, type QueuedMail, queueMail } from './queue-mail.ts';

let storage: Storage;
let smtp: TestSmtp;
let sender: MailSender | null = null;
beforeAll(async () => {
  storage = await databaseForTest();
});
afterAll(() => storage.close());
beforeEach(async () => {
  smtp = await smtpForTest();
});
afterEach(async () => {
  await sender?.stop();
  sender = null;
  await storage.db.deleteFrom('mail').execute();
  await smtp.close();
});

const mailFrom = 'energy@example.org';
const start = (smtpUrl = smtp.url): MailSender => {
  sender = createMailSender({
    db: storage.db,
    log: silentLog,
    config: { smtpUrl, mailFrom, serverGroup: 'blue' },
    leaseMs: 20_000,
    pollMs: 20,
  });
  sender.start();
  return sender;
};

const queue = (mail: Partial<QueuedMail> = {}) =>
  queueMail(storage.db, {
    accountId: null,
    to: 'ann@example.net',
    lang: 'en',
    content: exampleMails.resetPassword,
    ...mail,
  });
const onlyMail = () => storage.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow();
/** As when its time has come. */
const hurry = () =>
  storage.db
    .updateTable('mail')
    .set({ next_attempt_at: sql<Date>`now()` })
    .where('next_attempt_at', 'is not', null)
    .execute();

describe('a mail in the outbox', () => {
  it('is sent in the reader’s language, with text and HTML', async () => {
    const accountId = await buildAccount(storage.db);
    await buildSite(storage.db, { account_id: accountId, time_zone: 'Pacific/Auckland' });
    await queue({ accountId, lang: 'zh-cn', content: exampleMails.accountToBeDeleted });
    start();
    await expect.poll(() => smtp.taken.length).toBe(1);
    const [{ from, to, mail } = expect.fail()] = smtp.taken;
    expect({ from, to }).toEqual({ from: mailFrom, to: ['ann@example.net'] });
    expect(mail.from).toEqual({ name: 'Ohmstead', address: mailFrom });
    expect(mail.to).toEqual([{ name: '', address: 'ann@example.net' }]);
    expect(mail.html).toContain('lang="zh-CN"');
    // In Auckland it is the next day.
    expect(mail.text).toContain('2026年12月2日');
    expect(mail.text).toContain(exampleMails.accountToBeDeleted.link);
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(header('content-language')).toBe('zh-CN');
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@example\.org>$/);
  });

  it('carries the title of the server group’s brand', async () => {
    const brand = { footer: null, colour: null, logo: null, logo_type: null, logo_tag: null };
    await storage.db
      .insertInto('brand')
      .values([
        { server_group: 'blue', title: 'Stadtwerke "Süd", Netz', ...brand },
        { server_group: 'red', title: 'Others', ...brand },
      ])
      .execute();
    await queue({ content: exampleMails.welcome });
    await queue({ content: exampleMails.accountDeleted, lang: 'de' });
    start();
    await expect.poll(() => smtp.taken.length).toBe(2);
    await storage.db.deleteFrom('brand').execute();
    const [welcome, deleted] = smtp.taken.map(({ mail }) => mail);
    for (const mail of [welcome, deleted]) {
      expect(mail?.from).toEqual({ name: 'Stadtwerke "Süd", Netz', address: mailFrom });
      expect(mail?.text).toMatch(/^Stadtwerke "Süd", Netz\n/);
      expect(`${mail?.text} ${mail?.html} ${mail?.subject}`).not.toMatch(/Ohmstead|Others/);
    }
    expect(welcome?.subject).toBe('Welcome to Stadtwerke "Süd", Netz');
    expect(welcome?.text).toContain('Open Stadtwerke "Süd", Netz');
    expect(deleted?.text).toContain('Danke, dass Sie Stadtwerke "Süd", Netz genutzt haben.');
    await expect
      .poll(async () => await storage.db.selectFrom('mail').select('subject').orderBy('id').execute())
      .toMatchObject([{ subject: welcome?.subject }, { subject: deleted?.subject }]);
  });

  it('whose link works no more is not sent', async () => {
    await queue();
    const { minutes } = exampleMails.resetPassword;
    await storage.db
      .updateTable('mail')
      .set({ created_at: sql<Date>`now() - (${minutes}::int + 1) * interval '1 minute'` })
      .execute();
    start();
    await expect.poll(async () => (await onlyMail()).failed_at).not.toBeNull();
    expect(await onlyMail()).toMatchObject({
      failure: 'content',
      error: 'It waited too long and is out of date.',
    });
    expect(smtp.attempts()).toBe(0);
  });

  it('is not kept once it is sent, since it holds a one-time link', async () => {
    await queue();
    start();
    await expect.poll(async () => (await onlyMail()).sent_at).not.toBeNull();
    expect(await onlyMail()).toMatchObject({ content: null, attempts: 1, claimed_by: null, error: null });
    expect(await mailCounts(storage.db)).toEqual({
      waiting: 0,
      failed: 0,
      sentToday: 1,
      connectionError: null,
    });
  });

  it('has a subject on one line, whatever a title holds', async () => {
    const title = 'Up\r\nBcc: eve@example.net\r\n\r\nDown\u2028here';
    await queue({ content: { ...exampleMails.feedbackAnswered, title } });
    start();
    await expect.poll(() => smtp.taken.length).toBe(1);
    const [{ to, mail } = expect.fail()] = smtp.taken;
    expect(to).toEqual(['ann@example.net']);
    expect(mail.bcc).toBeUndefined();
    expect(mail.subject).toBe('Your feedback “Up Bcc: eve@example.net Down here” has been answered');
  });

  it.each(['ann@example.net, eve@example.net', 'Ann <eve@example.net>', 'ann'])(
    'goes nowhere if it is not to one address: %s',
    async (to) => {
      await queue({ to });
      start();
      await expect.poll(async () => (await onlyMail()).failed_at).not.toBeNull();
      expect(smtp.attempts()).toBe(0);
    },
  );

  it('waits where there is no mail server', async () => {
    await queue();
    sender = createMailSender({
      db: storage.db,
      log: silentLog,
      config: { smtpUrl: null, mailFrom, serverGroup: 'blue' },
    });
    sender.start();
    sender.nudge();
    await sender.stop();
    expect(await onlyMail()).toMatchObject({ attempts: 0, sent_at: null, failed_at: null });
  });

  it('is out of date after days of waiting, and is not sent then', async () => {
    await queue();
    await storage.db
      .updateTable('mail')
      .set({ next_attempt_at: sql<Date>`now() - interval '4 days'` })
      .execute();
    start();
    await expect.poll(async () => (await onlyMail()).failed_at).not.toBeNull();
    expect(smtp.attempts()).toBe(0);
  });
});

describe('a mail server', () => {
  it('that asks to come back gets the mail again, with the same Message-ID', async () => {
    smtp.refuseNext({ code: 451, text: '4.7.1 Greylisted' });
    await queue();
    start();
    await expect.poll(async () => (await onlyMail()).error).toContain('Greylisted');
    const { message_id, next_attempt_at, failed_at } = await onlyMail();
    expect(failed_at).toBeNull();
    expect(Number(next_attempt_at)).toBeGreaterThan(Date.now() + 30_000);
    await hurry();
    await expect.poll(() => smtp.taken.length).toBe(1);
    expect(smtp.taken[0]?.mail.messageId).toBe(message_id);
  });

  it('that refuses a mail for good is not asked again, and what it said is kept', async () => {
    smtp.refuseRecipients((address) =>
      address.startsWith('nobody') ? { code: 550, text: '5.1.1 No such user' } : null,
    );
    await queue({ to: 'nobody@example.net' });
    start();
    await expect.poll(async () => (await onlyMail()).failed_at).not.toBeNull();
    const mail = await onlyMail();
    expect(mail.error).toContain('550 5.1.1 No such user');
    expect(mail).toMatchObject({ attempts: 1, next_attempt_at: null, failure: 'refusal' });
    expect(await mailCounts(storage.db)).toMatchObject({ failed: 1, connectionError: null });
  });

  it('that refuses one mail gets the next', async () => {
    smtp.refuseNext({ code: 554, text: `5.6.0 ${'No '.repeat(400)}` });
    await queue();
    await queue({ to: 'bob@example.net' });
    start();
    await expect.poll(() => smtp.taken.length).toBe(1);
    const { error } = await storage.db
      .selectFrom('mail')
      .select('error')
      .where('failed_at', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(error).toHaveLength(500);
  });

  it('that cannot be reached gets the mail when it is up again', async () => {
    await smtp.close();
    await queue();
    start();
    await expect.poll(async () => (await mailCounts(storage.db)).connectionError).toContain('ECONNREFUSED');
    expect(await onlyMail()).toMatchObject({ failed_at: null, failure: 'connection' });
    smtp = await smtpForTest({ port: Number(new URL(smtp.url).port) });
    await hurry();
    sender?.nudge();
    await expect.poll(() => smtp.taken.length).toBe(1);
    await expect.poll(() => mailCounts(storage.db)).toMatchObject({ connectionError: null });
  });

  it('that does not know the login has refused no mail: the login can be mended', async () => {
    const strict = await smtpForTest({ login: { user: 'me@example.org', pass: 'right' } });
    await queue();
    start(strict.url.replace('right', 'wrong'));
    await expect.poll(async () => (await mailCounts(storage.db)).connectionError).toContain('535');
    expect((await onlyMail()).failed_at).toBeNull();
    await sender?.stop();
    await hurry();
    start(strict.url);
    await expect.poll(() => strict.taken.length).toBe(1);
    await sender?.stop();
    await strict.close();
  });

  it('without TLS is sent no password over a network, unless the address says so', async () => {
    const strict = await smtpForTest({ login: { user: 'me@example.org', pass: 'right' } });
    // An address of this computer that does not look like one.
    const distant = strict.url.replace('127.0.0.1', '0.0.0.0');
    await queue();
    start(distant);
    await expect.poll(async () => (await onlyMail()).error).toContain('STARTTLS');
    expect(await onlyMail()).toMatchObject({ failed_at: null, failure: 'connection' });
    expect(strict.logins()).toBe(0);
    await sender?.stop();
    await hurry();
    start(`${distant}/?requireTLS=false`);
    await expect.poll(() => strict.taken.length).toBe(1);
    await sender?.stop();
    await strict.close();
  });

  it('that never answers does not hold up the stop', async () => {
    const release = smtp.hold();
    await queue();
    const running = start();
    await expect.poll(() => smtp.attempts()).toBe(1);
    const beganMs = performance.now();
    await running.stop();
    expect(performance.now() - beganMs).toBeLessThan(5_000);
    expect(await onlyMail()).toMatchObject({ sent_at: null, failed_at: null, claimed_by: null });
    release();
  });
});

describe('a claim', () => {
  const terms = { domain: 'example.org', leaseMs: 60_000 };

  it('is of one sender only, until it ends', async () => {
    await queue();
    const first = (await claimMail(storage.db, terms)) ?? expect.fail();
    expect(await claimMail(storage.db, terms)).toBeNull();
    await storage.db
      .updateTable('mail')
      .set({ claimed_until: sql<Date>`now() - interval '1 second'` })
      .execute();
    const second = (await claimMail(storage.db, terms)) ?? expect.fail();
    expect(second).toMatchObject({ id: first.id, messageId: first.messageId, attempts: 2 });
    expect(await writeResult(storage.db, first, { kind: 'sent', subject: 'Sent' })).toBe(false);
    expect((await onlyMail()).sent_at).toBeNull();
    expect(await writeResult(storage.db, second, { kind: 'sent', subject: 'Sent' })).toBe(true);
  });
});

describe('queueMail', () => {
  it('takes so many a day to an address, however it is written', async () => {
    for (let count = 0; count < mostPerDay; count += 1) expect(await queue()).toBe('queued');
    expect(await queue({ to: 'Ann@Example.net' })).toBe('capped');
    expect(await queue({ to: 'bob@example.net' })).toBe('queued');
    await storage.db
      .updateTable('mail')
      .set({ created_at: sql<Date>`now() - interval '25 hours'` })
      .execute();
    expect(await queue()).toBe('queued');
  });

  it('takes so many a day of an account', async () => {
    const accountId = await buildAccount(storage.db);
    for (let count = 0; count < mostPerDay; count += 1)
      expect(await queue({ accountId, to: `${count}@example.net` })).toBe('queued');
    expect(await queue({ accountId, to: 'one-more@example.net' })).toBe('capped');
    expect(await queue({ to: 'one-more@example.net' })).toBe('queued');
  });
});

describe('old mails', () => {
  it('lose their content a week after they failed, and are deleted after 90 days', async () => {
    for (const to of ['failed-lately', 'failed-long-ago', 'old', 'waiting']) await queue({ to });
    const age = (to: string, row: Record<string, unknown>) =>
      storage.db.updateTable('mail').set(row).where('to_address', '=', to).execute();
    await age('failed-lately', { failed_at: sql`now() - interval '6 days'` });
    await age('failed-long-ago', { failed_at: sql`now() - interval '8 days'` });
    await age('old', { created_at: sql`now() - interval '91 days'` });
    await forgetMails(storage.db);
    const kept = await storage.db
      .selectFrom('mail')
      .select(['to_address', 'content'])
      .orderBy('id')
      .execute();
    expect(kept.map(({ to_address, content }) => [to_address, content !== null])).toEqual([
      ['failed-lately', true],
      ['failed-long-ago', false],
      ['waiting', true],
    ]);
  });
});
