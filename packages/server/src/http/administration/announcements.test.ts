import type { AnnouncementBody } from '@ohmstead/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';

let server: TestApp;
let admin: Login;
let reader: Login & { readonly username: string };
beforeAll(async () => {
  server = await appForTest();
  admin = await buildLogin(server, 'admin');
  const login = await buildLogin(server);
  await server.db.updateTable('account').set({ created_at: now() }).execute();
  const { username } = await server.db
    .selectFrom('account')
    .select('username')
    .where('id', '=', login.accountId)
    .executeTakeFirstOrThrow();
  reader = { ...login, username };
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('notice').execute();
  server.clock.goOn(60);
});

const now = () => new Date(server.clock.nowMicros() / 1000);
const inSeconds = (seconds: number) => new Date(now().getTime() + seconds * 1000).toISOString();

const ask = (method: string, path: string, body?: unknown, token = admin.token) =>
  server.ask(method, `/api/v1/admin/${path}`, { token, body });
const seen = async () => (await server.ask('GET', '/api/v1/user/noticelist', { token: reader.token })).data;

const english = {
  en: { title: 'Maintenance on Sunday', content: 'From 8 to 9 the meters’ data come late.' },
};
const save = (given: Partial<AnnouncementBody> = {}) =>
  ask('POST', 'saveannouncement', {
    type: 'product',
    audience: 'all',
    texts: english,
    publishAt: null,
    ...given,
  });
const actions = () =>
  server.db
    .selectFrom('administrator_action')
    .select(['action', 'subject', 'detail', 'at'])
    .orderBy('id', 'desc')
    .execute();

describe('admin.saveannouncement', () => {
  it('keeps a draft, changes it, schedules it and publishes it, each in the log', async () => {
    const draft = (await save()).data;
    expect(draft).toMatchObject({ publishAt: null, withdrawnAt: null, audience: 'all', readCount: 0 });
    expect(await seen()).toEqual([]);
    const scheduled = (await save({ id: draft.id, publishAt: inSeconds(30) })).data;
    expect(scheduled).toMatchObject({ id: draft.id, publishAt: inSeconds(30), createdAt: draft.createdAt });
    expect(await seen()).toEqual([]);
    const again = (await save({ id: draft.id, publishAt: inSeconds(20), type: 'promotion' })).data;
    expect(again).toMatchObject({ id: draft.id, type: 'promotion' });
    server.clock.goOn(20);
    expect(await seen()).toMatchObject([{ id: draft.id, title: 'Maintenance on Sunday', type: 'promotion' }]);
    const refused = await save({ id: draft.id });
    expect(refused).toMatchObject({ status: 409, data: { code: 'announcement_published' } });
    expect((await actions()).slice(0, 3)).toMatchObject([
      { action: 'admin.saveannouncement', detail: { id: draft.id, state: 'scheduled', type: 'promotion' } },
      { subject: 'Maintenance on Sunday', detail: { state: 'scheduled' } },
      { detail: { state: 'draft', languages: 'en', audience: 'all', username: null } },
    ]);
  });

  it('publishes now what should have come before', async () => {
    expect((await save({ publishAt: inSeconds(-86_400) })).data.publishAt).toBe(now().toISOString());
    expect(await seen()).toHaveLength(1);
  });

  it('is read by the account it is for', async () => {
    const given = {
      audience: 'account' as const,
      username: reader.username.toUpperCase(),
      publishAt: inSeconds(0),
    };
    const { data } = await save(given);
    expect(data).toMatchObject({ audience: 'account', username: reader.username });
    const [{ id }] = await seen();
    await server.ask('GET', `/api/v1/user/notice/${id}`, { token: reader.token });
    expect((await ask('GET', `announcement/${id}`)).data).toMatchObject({ id, readCount: 1 });
    const stranger = await buildLogin(server);
    expect((await server.ask('GET', `/api/v1/user/notice/${id}`, { token: stranger.token })).status).toBe(
      404,
    );
    // What is changed to be for all is no longer for one.
    const draft = (await save({ audience: 'account', username: reader.username })).data;
    expect((await save({ id: draft.id })).data).toMatchObject({ audience: 'all', username: null });
  });

  it.each<[string, Partial<AnnouncementBody>, string, string]>([
    ['an unknown language', { texts: { xx: english.en } }, 'texts', 'field_invalid'],
    ['no text', { texts: {} }, 'texts', 'content_required'],
    ['no title', { texts: { en: { title: ' ', content: 'x' } } }, 'texts.en.title', 'title_required'],
    ['an unknown account', { audience: 'account', username: 'nobody_here' }, 'username', 'username_unknown'],
    ['no account', { audience: 'account' }, 'username', 'username_required'],
  ])('refuses %s', async (_, given, field, code) => {
    const before = await actions();
    const refused = await save(given);
    expect(refused).toMatchObject({ status: 400, data: { code: 'validation' } });
    expect(refused.data.errors[0]).toMatchObject({ field, code });
    expect(await actions()).toEqual(before);
    expect((await ask('GET', 'announcementlist')).data.total).toBe(0);
  });

  it('takes the longest texts in every language', async () => {
    const codes = ['en', 'de', 'es', 'it', 'fr', 'pt', 'nl', 'th', 'ru', 'ko', 'id', 'cs', 'zh-cn', 'pl'];
    const text = { title: 'ก'.repeat(100), content: 'ก'.repeat(10_000) };
    const saved = await save({ texts: Object.fromEntries(codes.map((code) => [code, text])) });
    expect(saved.status).toBe(200);
  });
});

describe('admin.withdrawannouncement', () => {
  it('takes back what readers see, and stays so', async () => {
    const { id } = (await save({ publishAt: inSeconds(0) })).data;
    expect(await seen()).toHaveLength(1);
    for (let time = 0; time < 2; time++) {
      expect((await ask('POST', `withdrawannouncement/${id}`)).successful).toBe(true);
      expect(await seen()).toEqual([]);
      expect((await ask('GET', `announcement/${id}`)).data.withdrawnAt).toBe(now().toISOString());
    }
    expect((await save({ id })).data.code).toBe('announcement_published');
    const [last, before] = await actions();
    expect(last).toMatchObject({ action: 'admin.withdrawannouncement', detail: { id, wasDraft: false } });
    expect(before?.action).toBe('admin.saveannouncement');
  });

  it('deletes a draft', async () => {
    const { id } = (await save()).data;
    expect((await ask('POST', `withdrawannouncement/${id}`)).successful).toBe(true);
    for (const path of ['announcement', 'withdrawannouncement']) {
      const method = path === 'announcement' ? 'GET' : 'POST';
      expect((await ask(method, `${path}/${id}`)).data.code).toBe('wrong_id');
    }
  });
});

describe('admin.announcementlist', () => {
  it('finds by words of any language and by state, page by page', async () => {
    for (let number = 0; number < 52; number++)
      await save({ texts: { de: { title: `Nr. ${number}`, content: '100 % Öl' } } });
    await save({ publishAt: inSeconds(0) });
    await save({ publishAt: inSeconds(60) });
    const { data } = await ask('GET', 'announcementlist');
    expect(data.total).toBe(54);
    expect(data.rows).toHaveLength(50);
    expect(
      (await ask('GET', 'announcementlist?skip=50')).data.rows.map(
        ({ texts }: AnnouncementBody) => texts.de?.title,
      ),
    ).toEqual(['Nr. 3', 'Nr. 2', 'Nr. 1', 'Nr. 0']);
    const totalOf = async (query: string) => (await ask('GET', `announcementlist?${query}`)).data.total;
    expect(await totalOf('state=published')).toBe(1);
    expect(await totalOf('state=scheduled')).toBe(1);
    expect(await totalOf('state=draft')).toBe(52);
    expect(await totalOf('state=withdrawn')).toBe(0);
    expect(await totalOf(`search=${encodeURIComponent('% öl')}`)).toBe(52);
    expect(await totalOf('search=nr.%2017')).toBe(1);
    expect(await totalOf('search=title')).toBe(0);
    expect(await totalOf('search=sunday&state=scheduled')).toBe(1);
  });

  it('is for administrators', async () => {
    const { id } = (await save()).data;
    for (const [method, path] of [
      ['GET', 'announcementlist'],
      ['GET', `announcement/${id}`],
      ['POST', 'saveannouncement'],
      ['POST', `withdrawannouncement/${id}`],
    ] as const) {
      expect(await ask(method, path, undefined, reader.token)).toMatchObject({
        status: 403,
        data: { code: 'permission_denied' },
      });
      expect((await server.ask(method, `/api/v1/admin/${path}`)).status).toBe(401);
    }
  });
});
