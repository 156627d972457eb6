import { pageSize } from '@ohmstead/contract';
import { smtpForTest, type TestSmtp } from '@ohmstead/e2e/mail';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { exampleMails } from '../../../test/example-mails.ts';
import { type QueuedMail, queueMail } from '../../mail/queue-mail.ts';

let server: TestApp;
let smtp: TestSmtp;
let administrator: Login;
beforeAll(async () => {
  smtp = await smtpForTest();
  server = await appForTest({ smtpUrl: smtp.url });
  administrator = await buildLogin(server, 'admin');
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});
beforeEach(() => server.db.deleteFrom('mail').execute());

const ask = (method: string, path: string, token: string | undefined = administrator.token) =>
  server.ask(method, `/api/v1/admin/${path}`, { token });
const queue = async (mail: Partial<QueuedMail> = {}): Promise<number> => {
  const content = exampleMails.resetPassword;
  await queueMail(server.db, { accountId: null, to: 'ann@example.net', lang: 'de', content, ...mail });
  const { id } = await server.db
    .selectFrom('mail')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
};
const change = (id: number, row: Record<string, unknown>) =>
  server.db.updateTable('mail').set(row).where('id', '=', id).execute();
const failed = { failed_at: sql`now()`, next_attempt_at: null, error: '550 No such user', attempts: 3 };
const sent = { sent_at: sql`now()`, next_attempt_at: null, content: null, attempts: 1 };
const ids = (data: { rows: { id: number }[] }): number[] => data.rows.map(({ id }) => id);

describe('the mail calls of administrators', () => {
  it.each([
    ['GET', 'maillist'],
    ['GET', 'mail/1'],
    ['POST', 'retrymail/1'],
  ])('%s %s are theirs alone', async (method, path) => {
    const { token } = await buildLogin(server);
    expect(await server.ask(method, `/api/v1/admin/${path}`)).toMatchObject({ status: 401 });
    expect(await ask(method, path, token)).toMatchObject({ status: 403, successful: false });
  });
});

describe('the title of the brand', () => {
  it('stands in the subject and the text of a mail that waits', async () => {
    const columns = { footer: null, colour: null, logo: null, logo_type: null, logo_tag: null };
    await server.db
      .insertInto('brand')
      .values({ server_group: server.context.config.serverGroup, title: 'Stadtwerke', ...columns })
      .execute();
    const id = await queue({ content: exampleMails.welcome, lang: 'en' });
    await change(id, { next_attempt_at: sql`now() + interval '1 hour'` });
    const subject = 'Welcome to Stadtwerke';
    expect((await ask('GET', 'maillist')).data.rows).toMatchObject([{ subject }]);
    const { data } = await ask('GET', `mail/${id}`);
    expect(data).toMatchObject({ subject });
    expect(data.text).toMatch(/^Stadtwerke\n/);
    await server.db.deleteFrom('brand').execute();
    expect((await ask('GET', `mail/${id}`)).data.subject).toBe('Welcome to Ohmstead');
  });
});

describe('admin.maillist', () => {
  it('shows the newest first, with what became of each', async () => {
    const { accountId } = await buildLogin(server);
    const { username } = await server.db
      .selectFrom('account')
      .select('username')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const first = await queue({ accountId });
    const second = await queue({ to: 'bob@example.net' });
    await change(second, failed);
    const { data } = await ask('GET', 'maillist');
    expect(data).toMatchObject({
      total: 2,
      rows: [
        { id: second, to: 'bob@example.net', username: null, state: 'failed', error: '550 No such user' },
        {
          id: first,
          to: 'ann@example.net',
          username,
          state: 'waiting',
          attempts: 0,
          error: null,
          lang: 'de',
        },
      ],
    });
  });

  it('comes in pages', async () => {
    const all: number[] = [];
    for (let count = 0; count < pageSize + 3; count += 1)
      all.push(await queue({ to: `${count}@example.net` }));
    all.reverse();
    const first = (await ask('GET', 'maillist')).data;
    expect(first.total).toBe(pageSize + 3);
    expect(ids(first)).toEqual(all.slice(0, pageSize));
    const second = (await ask('GET', `maillist?skip=${pageSize}`)).data;
    expect(ids(second)).toEqual(all.slice(pageSize));
    expect((await ask('GET', 'maillist?skip=1000')).data).toEqual({ rows: [], total: pageSize + 3 });
  });

  it('is searched by address, username and subject', async () => {
    const { accountId } = await buildLogin(server);
    await server.db.updateTable('account').set({ username: 'Carla99' }).where('id', '=', accountId).execute();
    const byAddress = await queue({ to: 'under_score@example.net' });
    const byName = await queue({ accountId });
    const bySubject = await queue({ lang: 'en', content: exampleMails.feedbackAnswered });
    const found = async (search: string) =>
      ids((await ask('GET', `maillist?search=${encodeURIComponent(search)}`)).data);
    expect(await found('UNDER_score@')).toEqual([byAddress]);
    expect(await found('carla')).toEqual([byName]);
    expect(await found('garage export')).toEqual([bySubject]);
    expect(await found('100%')).toEqual([]);
  });

  it('is filtered by state', async () => {
    const waiting = await queue();
    const failing = await queue();
    const gone = await queue();
    await change(failing, failed);
    await change(gone, sent);
    const inState = async (state: string) => ids((await ask('GET', `maillist?state=${state}`)).data);
    expect(await inState('waiting')).toEqual([waiting]);
    expect(await inState('failed')).toEqual([failing]);
    expect(await inState('sent')).toEqual([gone]);
    expect(await ask('GET', 'maillist?state=lost')).toMatchObject({ status: 400 });
  });
});

describe('admin.mail', () => {
  it.each(Object.values(exampleMails))(
    'shows the mail without what only its reader may have: $kind',
    async (content) => {
      const { data } = await ask('GET', `mail/${await queue({ lang: 'en', content })}`);
      expect(data).toMatchObject({ state: 'waiting', messageId: null });
      expect(data.html).toContain('<html');
      expect(JSON.stringify(data)).not.toContain('wP4mZk7VbR2xYt9QhL6sNf3cJd8gKa5eUo1iTzHqSvE');
      if ('link' in content && content.link?.includes('#')) expect(data.text).toContain('/forgotPassword#…');
    },
  );

  it('has no content once it is sent', async () => {
    const id = await queue();
    await change(id, sent);
    expect((await ask('GET', `mail/${id}`)).data).toMatchObject({ state: 'sent', text: null, html: null });
  });

  it('is unknown by another id', async () => {
    expect(await ask('GET', 'mail/999999')).toMatchObject({ status: 404, data: { code: 'wrong_id' } });
  });
});

describe('admin.retrymail', () => {
  it('sends a mail that failed, and is written down', async () => {
    const id = await queue();
    await change(id, failed);
    server.context.mailSender.start();
    expect(await ask('POST', `retrymail/${id}`)).toMatchObject({ status: 200, successful: true });
    await expect.poll(async () => (await ask('GET', `mail/${id}`)).data.state).toBe('sent');
    await server.context.mailSender.stop();
    expect(smtp.taken.map(({ to }) => to)).toEqual([['ann@example.net']]);
    const actions = await server.db.selectFrom('administrator_action').selectAll().execute();
    expect(actions).toMatchObject([
      { action: 'admin.retrymail', subject: 'ann@example.net', detail: { id } },
    ]);
  });

  it('sends no mail twice', async () => {
    const id = await queue();
    await change(id, sent);
    expect(await ask('POST', `retrymail/${id}`)).toMatchObject({ status: 409, data: { code: 'mail_sent' } });
  });

  it('sends no mail whose content is gone, and none that is unknown', async () => {
    const id = await queue();
    await change(id, { ...failed, content: null });
    expect(await ask('POST', `retrymail/${id}`)).toMatchObject({
      status: 409,
      data: { code: 'mail_content_deleted' },
    });
    expect(await ask('POST', 'retrymail/999999')).toMatchObject({ status: 404, data: { code: 'wrong_id' } });
  });
});
