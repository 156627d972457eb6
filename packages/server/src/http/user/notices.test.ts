import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { buildNotice } from '../../../test/build-notice.ts';
import { noticeJob } from '../../notices/purge-notices.ts';
import { sendNotice } from '../../notices/send-notice.ts';

const daySeconds = 86_400;

let server: TestApp;
let reader: Login;
beforeAll(async () => {
  server = await appForTest();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('notice').execute();
  server.clock.goOn(1);
  reader = await person();
});

const now = () => new Date(server.clock.nowMicros() / 1000);

/** Created by the test's clock. */
const person = async (): Promise<Login> => {
  const login = await buildLogin(server);
  await server.db
    .updateTable('account')
    .set({ created_at: now() })
    .where('id', '=', login.accountId)
    .execute();
  return login;
};

const ask = (
  method: string,
  path: string,
  { token, lang = 'en', body }: { token?: string; lang?: string; body?: unknown } = {},
) => server.ask(method, `/api/v1/user/${path}`, { token: token ?? reader.token, headers: { lang }, body });

const answered = (title: string, accountId = reader.accountId) =>
  sendNotice(server.db, {
    accountId,
    type: 'autoSend',
    template: 'feedbackAnswered',
    params: { title },
    link: '/edit/feedback/3',
    at: now(),
  });
const unread = async (token = reader.token) =>
  (await ask('GET', 'noticecount', { token })).data.List.map(
    ({ Count, UnReadCount }: Record<string, number>) => [Count, UnReadCount],
  );

describe('user.notice', () => {
  it('is a template in the language asked for, read from then on, and read twice as read once', async () => {
    await answered('The chart <b>jumps</b>');
    const [listed] = (await ask('GET', 'noticelist')).data;
    expect(listed).toMatchObject({ type: 'autoSend', isRead: false, createdAt: now().toISOString() });
    expect(await unread()).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
    for (let time = 0; time < 2; time++) {
      expect((await ask('GET', `notice/${listed.id}`)).data).toEqual({
        ...listed,
        isRead: true,
        content: 'There is an answer to your feedback “The chart <b>jumps</b>”.',
        link: '/edit/feedback/3',
      });
      expect(await unread()).toEqual([
        [0, 0],
        [0, 0],
        [1, 0],
      ]);
    }
    expect(await server.db.selectFrom('notice_read').selectAll().execute()).toHaveLength(1);
    expect((await ask('GET', 'noticelist')).data).toMatchObject([{ id: listed.id, isRead: true }]);
  });

  it('is an announcement in the reader’s language, else in English, else in the first there is', async () => {
    const texts = { de: { title: 'Neu', content: 'Es gibt etwas.' }, en: { title: 'New', content: 'News.' } };
    const id = await buildNotice(server.db, { publish_at: now(), texts: JSON.stringify(texts) });
    expect((await ask('GET', `notice/${id}`, { lang: 'de' })).data).toMatchObject(texts.de);
    expect((await ask('GET', `notice/${id}`, { lang: 'th' })).data).toMatchObject(texts.en);
    const onlyGerman = JSON.stringify({ de: texts.de });
    const other = await buildNotice(server.db, { publish_at: now(), texts: onlyGerman });
    expect((await ask('GET', `notice/${other}`, { lang: 'th' })).data).toMatchObject(texts.de);
    const restricted = { publish_at: now(), texts: onlyGerman, only_these_languages: true };
    const third = await buildNotice(server.db, restricted);
    expect((await ask('GET', `notice/${third}`, { lang: 'th' })).data.code).toBe('wrong_id');
    expect((await ask('GET', `notice/${third}`, { lang: 'de' })).data).toMatchObject(texts.de);
  });

  it('of somebody else, a draft, a withdrawn one and one that is yet to come are unknown, and stay unread', async () => {
    const other = await person();
    await answered('Mine', other.accountId);
    const { id: foreign } = await server.db.selectFrom('notice').select('id').executeTakeFirstOrThrow();
    const hidden = [
      foreign,
      await buildNotice(server.db, { publish_at: null }),
      await buildNotice(server.db, { publish_at: now(), withdrawn_at: now() }),
      await buildNotice(server.db, { publish_at: new Date(now().getTime() + 1) }),
      Number.MAX_SAFE_INTEGER,
    ];
    for (const id of hidden) {
      expect(await ask('GET', `notice/${id}`)).toMatchObject({ status: 404, data: { code: 'wrong_id' } });
    }
    expect(await server.db.selectFrom('notice_read').selectAll().execute()).toEqual([]);
    expect((await ask('GET', 'noticelist')).data).toEqual([]);
    expect((await server.ask('GET', `/api/v1/user/notice/${foreign}`)).status).toBe(401);
  });

  it('is written as it is stored where it has no template', async () => {
    const values = { account_id: reader.accountId, texts: null, audience: null, publish_at: now() };
    const id = await buildNotice(server.db, { ...values, title: 'Old', content: 'From before.' });
    expect((await ask('GET', `notice/${id}`)).data).toMatchObject({ title: 'Old', content: 'From before.' });
  });
});

describe('user.readnotices', () => {
  it('marks one type, or all, for whoever asks', async () => {
    const other = await person();
    await buildNotice(server.db, { publish_at: now() });
    await buildNotice(server.db, { publish_at: now(), type: 'promotion' });
    await answered('Mine');
    expect(await unread()).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect((await ask('POST', 'readnotices', { body: { type: 'promotion' } })).successful).toBe(true);
    expect(await unread()).toEqual([
      [1, 1],
      [1, 0],
      [1, 1],
    ]);
    for (let time = 0; time < 2; time++) {
      expect((await ask('POST', 'readnotices', { body: {} })).successful).toBe(true);
      expect(await unread()).toEqual([
        [1, 0],
        [1, 0],
        [1, 0],
      ]);
    }
    expect(await unread(other.token)).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
    expect((await ask('POST', 'readnotices', { body: { type: 'news' } })).status).toBe(400);
  });
});

describe('user.noticelist', () => {
  it('has twenty a page, of one type or all, and none of another type', async () => {
    for (let number = 0; number < 25; number++) {
      server.clock.goOn(1);
      await answered(`Number ${number}`);
    }
    const first = (await ask('GET', 'noticelist?type=autoSend')).data;
    expect(first).toHaveLength(20);
    const until = first[0].createdAt;
    server.clock.goOn(1);
    await answered('A further one');
    const rest = (await ask('GET', `noticelist?type=autoSend&skip=20&until=${until}`)).data;
    expect(rest).toHaveLength(5);
    const ids: number[] = [...first, ...rest].map(({ id }) => id);
    expect(new Set(ids).size).toBe(25);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect((await ask('GET', 'noticelist')).data[0].id).toBeGreaterThan(Math.max(...ids));
    expect((await ask('GET', 'noticelist?type=product')).data).toEqual([]);
    expect((await ask('GET', 'noticelist?skip=-1')).status).toBe(400);
    expect((await ask('GET', 'noticelist?until=yesterday')).status).toBe(400);
  });

  it('has a scheduled announcement when its time comes, and nothing that is a year old', async () => {
    await buildNotice(server.db, { publish_at: new Date(now().getTime() + 1000) });
    expect((await ask('GET', 'noticelist')).data).toEqual([]);
    server.clock.goOn(1);
    expect((await ask('GET', 'noticelist')).data).toHaveLength(1);
    await answered('Old');
    server.clock.goOn(364 * daySeconds);
    expect(await unread()).toEqual([
      [1, 1],
      [0, 0],
      [1, 1],
    ]);
    server.clock.goOn(daySeconds);
    const later = await server.context.sessions.open({ id: reader.accountId, endsOthers: true }, 'web', true);
    expect(await unread(later)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    await noticeJob(server.context).run(new AbortController().signal);
    // What an administrator wrote is kept to be looked up.
    expect(await server.db.selectFrom('notice').select('template').execute()).toEqual([{ template: null }]);
  });
});
