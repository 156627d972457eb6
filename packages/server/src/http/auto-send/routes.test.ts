import { smtpForTest, type TestSmtp } from '@ohmstead/e2e/mail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { buildSite } from '../../../test/build-meter.ts';
import { hashOfToken } from '../../accounts/token.ts';
import { makeLeaveToken } from '../../auto-send/recipients/leave.ts';

let smtp: TestSmtp;
let server: TestApp;
let login: Login;
let siteId: number;
beforeAll(async () => {
  smtp = await smtpForTest();
  server = await appForTest({ smtpUrl: smtp.url, mailFrom: 'energy@example.org' });
  server.context.mailSender.start();
  login = await buildLogin(server);
  siteId = await buildSite(server.db, { account_id: login.accountId, name: 'Home' });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

const ask = (method: string, path: string, body?: unknown, token = login.token) =>
  server.ask(method, `/api/v1/${path}`, { token, body });
const save = (autoSend: object) => ask('POST', 'user/setting', { autoSend });
const setting = async () => (await ask('GET', 'user/setting')).data.autoSend;

describe('the settings of automatic sending', () => {
  it('are off at the beginning, and a change keeps what it does not name', async () => {
    expect(await setting()).toMatchObject({
      recipients: '',
      states: [],
      dailyReport: false,
      placeInfo: true,
    });
    await save({ recipients: 'ann@example.org; ANN@example.org, bob@example.net', dailyReport: true });
    const saved = await save({ placeInfo: false });
    expect(saved.data.autoSend).toMatchObject({
      recipients: 'ann@example.org;bob@example.net',
      dailyReport: true,
      placeInfo: false,
      alertInfo: true,
      states: [
        { email: 'ann@example.org', state: 'active', lastSentAt: null, lastError: null },
        { email: 'bob@example.net', state: 'active' },
      ],
    });
    expect(await setting()).toEqual(saved.data.autoSend);
  });

  it('name each wrong address by its place, and are not saved then', async () => {
    const before = await setting();
    const answer = await save({ recipients: 'cat@example.com;dan;@', weeklyReport: true });
    expect(answer).toMatchObject({ status: 400, data: { code: 'validation' } });
    expect(answer.data.errors.map(({ field }: { field: string }) => field)).toEqual([
      'autoSend.recipients.1',
      'autoSend.recipients.2',
    ]);
    expect(await setting()).toEqual(before);
  });

  it('take 20 recipients, and none at all only while nothing is sent', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => `p${index}@example.org`).join(';');
    expect((await save({ recipients: many(21) })).data.errors[0]).toMatchObject({
      code: 'recipients_too_many',
    });
    expect((await save({ recipients: many(20) })).status).toBe(200);
    expect((await save({ recipients: '' })).data.errors[0]).toMatchObject({ code: 'recipients_missing' });
    expect((await save({ recipients: '', dailyReport: false })).status).toBe(200);
    expect((await setting()).states).toEqual([]);
  });

  it('are saved with the person’s, all or nothing', async () => {
    const body = { fullName: 'Somebody Else', autoSend: { recipients: 'nobody' } };
    expect((await ask('POST', 'user/setting', body)).status).toBe(400);
    expect((await ask('GET', 'user/setting')).data.fullName).not.toBe('Somebody Else');
  });

  it('stand in the printed contract', async () => {
    const { paths } = await (await fetch(`${server.address}/api/openapi.json`)).json();
    const printed = JSON.stringify(paths['/api/v1/user/setting']);
    for (const field of ['recipients', 'alertNotification', 'exceptionSending', 'monthlyReport', 'placeInfo'])
      expect(printed).toContain(`"${field}"`);
  });
});

describe('leaving', () => {
  const leave = (token: string, returns = false) =>
    server.ask('POST', '/api/v1/public/leaveautosend', { body: { token, returns } });

  it('acts by the link’s token, can be taken back by it, and nobody else can do either', async () => {
    await save({ recipients: 'eve@example.net', dailyReport: true });
    const { id } = await server.db
      .selectFrom('auto_send_recipient')
      .select('id')
      .where('email', '=', 'eve@example.net')
      .executeTakeFirstOrThrow();
    const token = await makeLeaveToken(server.db, id, new Date());
    const stored = await server.db.selectFrom('auto_send_leave').selectAll().execute();
    expect(stored.map(({ token_hash }) => token_hash)).toContainEqual(hashOfToken(token));

    expect((await fetch(`${server.address}/leave/${token}`)).status).not.toBe(500);
    expect((await setting()).states[0].state).toBe('active');
    expect((await leave(token)).data).toEqual({ email: 'eve@example.net', sender: 'Test Person' });
    expect((await leave(token)).status).toBe(200);
    expect((await setting()).states[0].state).toBe('left');
    await save({ recipients: 'bob@example.net' });
    await save({ recipients: 'eve@example.net;bob@example.net' });
    expect((await setting()).states[0].state).toBe('left');
    await leave(token, true);
    expect((await setting()).states[0].state).toBe('active');
    expect((await leave('x'.repeat(43))).data.code).toBe('link_invalid');
    expect((await fetch(`${server.address}/leave/${'x'.repeat(43)}`, { method: 'POST' })).status).toBe(404);
  });
});

describe('the newest report', () => {
  it('is shown with its pictures inside, and only to its site’s owner', async () => {
    const { data } = await ask('GET', `site/reportpreview/${siteId}?kind=weekly`);
    expect(data.subject).toMatch(/^Weekly report of Home: Mar 2\s–\s8, 2026$/);
    expect(data.html).not.toContain('cid:');
    const other = await buildLogin(server);
    const foreign = await ask('GET', `site/reportpreview/${siteId}`, undefined, other.token);
    expect(foreign.data.code).toBe('wrong_id');
  });

  it('is sent to the account’s own address when asked for, and to nobody else', async () => {
    const test = () => ask('POST', 'user/autosend/test', { siteId, kind: 'daily' });
    expect((await test()).data.code).toBe('email_missing');
    await ask('POST', 'user/setting', { email: 'ada@example.org' });
    expect(await test()).toMatchObject({ status: 200, data: { email: 'ada@example.org' } });
    const reports = () =>
      smtp.taken.filter(({ mail }) => mail.subject?.startsWith('Test: Daily report of Home'));
    await expect.poll(() => reports().length).toBe(1);
    expect(reports()[0]?.to).toEqual(['ada@example.org']);
    expect(reports()[0]?.mail.attachments.map(({ filename }) => filename)).toContain(
      'energy-2026-03-09.xlsx',
    );
    expect(reports()[0]?.mail.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false);
  });

  it('cannot be sent where the server sends no mail', async () => {
    const quiet = await appForTest({ smtpUrl: null });
    const { token, accountId } = await buildLogin(quiet);
    const site = await buildSite(quiet.db, { account_id: accountId });
    const body = { siteId: site, kind: 'daily' };
    const answer = await quiet.ask('POST', '/api/v1/user/autosend/test', { token, body });
    expect(answer.data.code).toBe('mail_off');
    await quiet.close();
  });
});
