import { smtpForTest, type TestSmtp } from '@ohmstead/e2e/mail';
import { type HttpReceiver, httpReceiver } from '@ohmstead/e2e/receivers';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { buildSite } from '../../../test/build-meter.ts';
import { buildIncident, buildStep } from '../../../test/build-notified-step.ts';
import { readZip } from '../../../test/read-zip.ts';
import { keysOf, newSubscriber, readPush } from '../../../test/web-push-reader.ts';
import { hashOfToken } from '../../accounts/token.ts';
import { deleteChannel } from '../../channels/change-channel.ts';
import { forgetDeliveries } from '../../channels/forget-deliveries.ts';
import { makeLeavePath } from '../../channels/leave-channel.ts';
import { queueDeliveries } from '../../channels/queue-deliveries.ts';

let server: TestApp;
let strict: TestApp;
let receiver: HttpReceiver;
let smtp: TestSmtp;
let login: Login;
beforeAll(async () => {
  smtp = await smtpForTest();
  server = await appForTest({ allowPrivateWebhooks: true, smtpUrl: smtp.url });
  server.context.mailSender.start();
  strict = await appForTest();
});
afterAll(async () => {
  await server.close();
  await strict.close();
  await smtp.close();
});
beforeEach(async () => {
  receiver = await httpReceiver();
  login = await buildLogin(server);
});
afterEach(() => receiver.close());

const ask = (path: string) => server.ask('GET', `/api/v1/user/${path}`, { token: login.token });
const send = (path: string, body: unknown = {}) =>
  server.ask('POST', `/api/v1/user/${path}`, { token: login.token, body });
const hook = () => ({ target: { kind: 'webhook', url: `${receiver.url}/secret-path` } });
const added = async (body: object = hook()): Promise<number> => {
  const answer = await send('channels', body);
  expect(answer.status, answer.message).toBe(200);
  return answer.data.channel.id;
};

describe('user.channels', () => {
  it('says what can be added, and the key that browsers subscribe with', async () => {
    const { data } = await ask('channels');
    expect(data).toMatchObject({ channels: [], quietHours: null, isPushOn: false });
    expect(data.available).toEqual(['mail', 'webPush', 'webhook', 'ntfy']);
    expect(Buffer.from(data.vapidPublicKey, 'base64url')).toHaveLength(65);
    const other = await buildLogin(strict);
    const without = await strict.ask('GET', '/api/v1/user/channels', { token: other.token });
    expect(without.data.available).toEqual(['webPush', 'webhook', 'ntfy']);
    expect(without.data.vapidPublicKey).not.toBe(data.vapidPublicKey);
  });

  it('shows no account another one’s', async () => {
    await added();
    const { token } = await buildLogin(server);
    expect((await server.ask('GET', '/api/v1/user/channels', { token })).data.channels).toEqual([]);
    expect((await server.ask('GET', '/api/v1/user/deliveries', { token })).data).toEqual([]);
  });
});

describe('user.addchannel', () => {
  it('answers a webhook’s secret this once, and its address without what is secret in it', async () => {
    const { data } = await send('channels', { ...hook(), name: 'My program' });
    expect(data.signingSecret).toMatch(/^whsec_[\w-]{43}$/);
    expect(data.channel).toMatchObject({
      kind: 'webhook',
      name: 'My program',
      address: `${receiver.url}/…`,
      isOn: true,
      urgency: 'all',
      kinds: null,
      ofSharedSites: false,
      isConfirmed: true,
      lastSentAt: null,
    });
    const listed = JSON.stringify((await ask('channels')).data);
    expect(listed).not.toContain('whsec_');
    expect(listed).not.toContain('secret-path');
  });

  it.each([
    ['http://localhost:9/hook', 'webhook'],
    ['http://127.0.0.1/hook', 'webhook'],
    ['http://[::1]/hook', 'webhook'],
    ['http://2130706433/hook', 'webhook'],
    ['http://169.254.169.254/latest', 'webhook'],
    ['http://192.168.1.1/alerts', 'ntfy'],
  ])('refuses %s, which is in a private network (%s)', async (url, kind) => {
    const { token } = await buildLogin(strict);
    const answer = await strict.ask('POST', '/api/v1/user/channels', {
      token,
      body: { target: { kind, url } },
    });
    expect(answer).toMatchObject({ status: 400, data: { code: 'address_refused' } });
  });

  it('refuses what is no address, no topic, no key', async () => {
    for (const target of [
      { kind: 'webhook', url: 'ftp://example.org' },
      { kind: 'webhook', url: 'hello' },
      { kind: 'ntfy', url: 'https://ntfy.sh/' },
      { kind: 'mail', email: 'nobody' },
      { kind: 'webPush', endpoint: 'https://push.example.org/1', keys: { p256dh: 'abc', auth: 'abc' } },
      { kind: 'smoke' },
    ]) {
      const answer = await send('channels', { target });
      expect(answer, JSON.stringify(target)).toMatchObject({ status: 400, data: { code: 'validation' } });
    }
  });

  it('refuses an app, for which there are no settings here', async () => {
    const answer = await send('channels', { target: { kind: 'appPush', service: 'fcm', token: 'abc' } });
    expect(answer).toMatchObject({ status: 409, data: { code: 'channel_unavailable' } });
  });

  it('adds 20 and no more, and the same browser once', async () => {
    for (let count = 0; count < 19; count += 1) await added();
    const target = { kind: 'webPush', endpoint: `${receiver.url}/push`, keys: keysOf(newSubscriber()) };
    await added({ target });
    expect(await send('channels', hook())).toMatchObject({
      status: 400,
      data: { code: 'channels_too_many' },
    });
    await added({ target });
    expect((await ask('channels')).data.channels).toHaveLength(20);
  });

  it('asks the owner of an e-mail address first, but for the account’s own that is confirmed', async () => {
    await server.db
      .updateTable('account')
      .set({ email: 'own@example.org', email_confirmed_at: new Date() })
      .where('id', '=', login.accountId)
      .execute();
    const own = await send('channels', { target: { kind: 'mail', email: 'Own@example.org' } });
    expect(own.data.channel.isConfirmed).toBe(true);
    const other = await send('channels', { target: { kind: 'mail', email: 'other@example.net' } });
    expect(other.data.channel.isConfirmed).toBe(false);
    const { id } = other.data.channel;
    const tested = await send(`channel/${id}/test`);
    expect(tested.data).toEqual({ state: 'failed', failure: 'unconfirmed', error: null });

    const toOther = () => smtp.taken.find(({ to }) => to[0] === 'other@example.net');
    await expect.poll(toOther).toBeTruthy();
    const [, token] = /confirmEmail#([\w-]+)/.exec(toOther()?.mail.text ?? '') ?? [];
    const confirmed = await server.ask('POST', '/api/v1/public/confirmemail', { body: { token } });
    expect(confirmed).toMatchObject({ status: 200, data: { email: 'other@example.net' } });
    const { channels } = (await ask('channels')).data;
    expect(channels.map(({ isConfirmed }: { isConfirmed: boolean }) => isConfirmed)).toEqual([true, true]);
    const again = await server.ask('POST', '/api/v1/public/confirmemail', { body: { token } });
    expect(again.data.code).toBe('link_invalid');
  });
});

describe('user.changechannel', () => {
  it('changes what is given and keeps the rest', async () => {
    const id = await added({ ...hook(), name: 'Before' });
    const changed = await send(`channel/${id}`, { isOn: false, kinds: ['offline'], urgency: 'urgent' });
    expect(changed.data).toMatchObject({
      name: 'Before',
      isOn: false,
      kinds: ['offline'],
      urgency: 'urgent',
    });
    const again = await send(`channel/${id}`, { name: 'After', kinds: null });
    expect(again.data).toMatchObject({ name: 'After', isOn: false, kinds: null, urgency: 'urgent' });
    expect((await send(`channel/${id}`, { kinds: ['smoke'] })).data.code).toBe('validation');
  });

  it('and deleting are for its owner only', async () => {
    const id = await added();
    const { token } = await buildLogin(server);
    const path = `/api/v1/user/channel/${id}`;
    for (const [method, address] of [
      ['POST', path],
      ['POST', `${path}/test`],
      ['DELETE', path],
    ] as const)
      expect((await server.ask(method, address, { token, body: {} })).data.code, address).toBe('wrong_id');
    expect((await server.ask('DELETE', path, { token: login.token })).status).toBe(200);
    expect((await ask('channels')).data.channels).toEqual([]);
  });
});

describe('user.testchannel', () => {
  it('sends at once and says that it arrived', async () => {
    const id = await added();
    expect((await send(`channel/${id}/test`)).data).toEqual({ state: 'sent', failure: null, error: null });
    expect(JSON.parse(String(receiver.received[0]?.body))).toMatchObject({
      event: 'test',
      title: 'Test message',
    });
    const [{ lastSentAt }] = (await ask('channels')).data.channels;
    expect(lastSentAt).not.toBeNull();
    expect((await ask('deliveries')).data).toMatchObject([
      { channelId: id, step: null, title: 'Test message', state: 'sent', attempts: 1 },
    ]);
  });

  it('says what the receiver answered, and does not try again', async () => {
    receiver.answer(() => ({ status: 500, body: 'Out of order' }));
    const id = await added();
    const { data } = await send(`channel/${id}/test`);
    expect(data).toEqual({ state: 'failed', failure: 'refused', error: '500 Out of order' });
    const [{ lastFailure, isOn }] = (await ask('channels')).data.channels;
    expect([lastFailure, isOn]).toEqual(['refused', true]);
  });

  it('of an e-mail waits for the mail server', async () => {
    await server.db
      .updateTable('account')
      .set({ email: 'me@example.org', email_confirmed_at: new Date() })
      .where('id', '=', login.accountId)
      .execute();
    const id = await added({ target: { kind: 'mail', email: 'me@example.org' } });
    expect((await send(`channel/${id}/test`)).data).toMatchObject({ state: 'sent' });
    expect(smtp.taken.at(-1)?.mail.subject).toBe('Test message');
  });

  it('of a browser is refused while the account wants no notifications', async () => {
    const subscriber = newSubscriber();
    const target = { kind: 'webPush', endpoint: `${receiver.url}/push`, keys: keysOf(subscriber) };
    const id = await added({ target });
    expect((await send(`channel/${id}/test`)).data).toMatchObject({ state: 'failed', failure: 'pushOff' });
    await send('setting', { push: true, lang: 'en' });
    expect((await send(`channel/${id}/test`)).data).toMatchObject({ state: 'sent' });
    expect(JSON.parse(readPush(receiver.received[0]?.body ?? Buffer.of(), subscriber))).toMatchObject({
      title: 'Test message',
      path: '/edit/usersetting/messages',
    });
  });

  it('is refused after many within an hour', async () => {
    const id = await added();
    let refused = 0;
    for (let count = 0; count < 61; count += 1)
      refused += (await send(`channel/${id}/test`)).status === 429 ? 1 : 0;
    expect(refused).toBe(1);
  });
});

describe('user.quiethours', () => {
  it('are kept, changed and taken away', async () => {
    const hours = { from: '22:00', to: '06:30', urgentToo: true };
    expect((await send('quiethours', { quietHours: hours })).data.quietHours).toEqual(hours);
    const later = { ...hours, to: '07:00', urgentToo: false };
    expect((await send('quiethours', { quietHours: later })).data.quietHours).toEqual(later);
    expect((await ask('channels')).data.quietHours).toEqual(later);
    expect((await send('quiethours', { quietHours: null })).data.quietHours).toBeNull();
  });

  it.each([
    { from: '24:00', to: '06:00' },
    { from: '7:00', to: '06:00' },
    { from: '06:00', to: '06:00' },
  ])('refuse %j', async (hours) => {
    const answer = await send('quiethours', { quietHours: { ...hours, urgentToo: false } });
    expect(answer).toMatchObject({ status: 400, data: { code: 'validation' } });
  });
});

describe('user.deliveries', () => {
  it('are titled in the reader’s language, and forgotten after a month', async () => {
    const id = await added();
    const siteId = await buildSite(server.db, { account_id: login.accountId, name: 'Haus' });
    const incident = await buildIncident(server.db, { siteId });
    await queueDeliveries(server.db, await buildStep(server.db, incident));
    const { data } = await ask('deliveries');
    expect(data).toMatchObject([
      {
        channelId: id,
        incidentId: incident,
        siteId,
        step: 'began',
        title: 'Overload: Haus',
        state: 'waiting',
      },
    ]);
    const old = new Date(Date.now() - 32 * 86_400_000);
    await server.db.updateTable('delivery').set({ created_at: old }).execute();
    await forgetDeliveries(server.db);
    expect((await ask('deliveries')).data).toEqual([]);
  });
});

describe('the account’s download', () => {
  it('has channels and messages, without secrets', async () => {
    const id = await added({ ...hook(), name: 'My program' });
    await send(`channel/${id}/test`);
    const response = await fetch(`${server.address}/api/v1/user/download`, {
      headers: { token: login.token },
    });
    const files = await readZip(Buffer.from(await response.arrayBuffer()));
    const text = (name: string) => String(files.get(name));
    expect(JSON.parse(text('channels.json'))).toMatchObject([{ id, name: 'My program' }]);
    expect(JSON.parse(text('messages.json'))).toMatchObject([{ channelId: id, title: 'Test message' }]);
    expect([...files.values()].map(String).join()).not.toMatch(/whsec_|secret-path/);
  });
});

describe('leaving a channel by the link in its mails', () => {
  const press = (token: string, returns = false) =>
    server.ask('POST', '/api/v1/public/leavechannel', { body: { token, returns } });

  const channelTo = async (email: string) => {
    const id = await added({ target: { kind: 'mail', email } });
    await server.db.updateTable('channel').set({ confirmed_at: new Date() }).where('id', '=', id).execute();
    const token = (await makeLeavePath(server.db, id)).split('/').at(-1) ?? '';
    const shown = async () => (await ask('channels')).data.channels[0];
    return { id, token, shown };
  };

  /** How many messages an incident that begins now would send. */
  const sent = async (): Promise<number> => {
    const site = await buildSite(server.db, { account_id: login.accountId });
    const incident = await buildIncident(server.db, { siteId: site });
    await queueDeliveries(server.db, await buildStep(server.db, incident));
    const rows = server.db.selectFrom('delivery').select('id').where('incident_id', '=', incident);
    return (await rows.execute()).length;
  };

  it('ends its messages to somebody else’s address, whatever the account chooses, until they return', async () => {
    const { id, token, shown } = await channelTo('neighbour@example.net');
    expect(await sent()).toBe(1);
    expect((await press(token)).data).toEqual({ email: 'neighbour@example.net', sender: 'Test Person' });
    expect((await press(token)).status).toBe(200);
    expect(await shown()).toMatchObject({ isOn: true, hasLeft: true });
    await send(`channel/${id}`, { isOn: true });
    expect(await sent()).toBe(0);
    expect((await send(`channel/${id}/test`)).data).toMatchObject({
      state: 'failed',
      failure: 'unconfirmed',
    });
    await press(token, true);
    expect(await shown()).toMatchObject({ isOn: true, hasLeft: false });
    expect(await sent()).toBe(1);
  });

  it('does not switch on again what the account has switched off', async () => {
    const { id, token, shown } = await channelTo('neighbour@example.net');
    await press(token);
    await send(`channel/${id}`, { isOn: false });
    await press(token, true);
    expect(await shown()).toMatchObject({ isOn: false, hasLeft: false });
  });

  it('switches off the channel of the account’s own address, which the app can switch on again', async () => {
    const email = `${login.accountId}@example.org`;
    await server.db
      .updateTable('account')
      .set({ email, email_confirmed_at: new Date() })
      .where('id', '=', login.accountId)
      .execute();
    const { id, token, shown } = await channelTo(email.toUpperCase());
    await press(token);
    expect(await shown()).toMatchObject({ isOn: false, hasLeft: false });
    expect(await sent()).toBe(0);
    await send(`channel/${id}`, { isOn: true });
    expect(await sent()).toBe(1);
    await press(token);
    await press(token, true);
    expect(await shown()).toMatchObject({ isOn: true });
  });

  it('takes one click of a mail program, and acts on no page that is merely opened', async () => {
    const { token, shown } = await channelTo('neighbour@example.net');
    const path = `${server.address}/leave/channel/${token}`;
    expect((await fetch(path)).status).not.toBe(500);
    expect(await shown()).toMatchObject({ hasLeft: false });
    const clicked = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.status).toBe(200);
    expect(await shown()).toMatchObject({ hasLeft: true });
  });

  it('works for a year, and no longer than its channel', async () => {
    const { id, token } = await channelTo('neighbour@example.net');
    const old = await makeLeavePath(server.db, id);
    const year = sql<Date>`now() - interval '401 days'`;
    const hash = hashOfToken(old.split('/').at(-1) ?? '');
    await server.db
      .updateTable('channel_leave')
      .set({ created_at: year })
      .where('token_hash', '=', hash)
      .execute();
    await forgetDeliveries(server.db);
    expect((await press(old.split('/').at(-1) ?? '')).data.code).toBe('link_invalid');
    expect((await press(token)).status).toBe(200);
    await deleteChannel(server.db, id);
    expect((await press(token)).data.code).toBe('link_invalid');
    const gone = await fetch(`${server.address}/leave/channel/${token}`, { method: 'POST' });
    expect(gone.status).toBe(404);
    expect((await press('x')).status).toBe(400);
  });
});
