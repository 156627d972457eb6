import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { buildSite } from '../../../test/build-meter.ts';

const daySeconds = 86_400;

let server: TestApp;
let owner: Person;
let guest: Person;
let siteId: number;
beforeAll(async () => {
  server = await appForTest();
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await buildPerson();
  guest = await buildPerson();
  siteId = await siteOf(owner);
});

type Person = Login & { readonly username: string };

const buildPerson = async (kind: 'user' | 'demo' | 'admin' = 'user'): Promise<Person> => {
  const login = await buildLogin(server, kind);
  const { username } = await server.db
    .selectFrom('account')
    .select('username')
    .where('id', '=', login.accountId)
    .executeTakeFirstOrThrow();
  return { ...login, username };
};

const siteOf = (person: Person) => buildSite(server.db, { account_id: person.accountId, name: 'Lake house' });

const invite = (username: string, site = siteId, showsPrices = false) =>
  server.ask('POST', `/api/v1/site/viewer/${site}`, { token: owner.token, body: { username, showsPrices } });
const remove = (username: string) =>
  server.ask('DELETE', `/api/v1/site/viewer/${siteId}?username=${username}`, { token: owner.token });
const sharing = async () =>
  (await server.ask('GET', `/api/v1/site/sharing/${siteId}`, { token: owner.token })).data;
const invitationsOf = async ({ token }: Person) =>
  (await server.ask('GET', '/api/v1/user/invitations', { token })).data;
const countOf = async ({ token }: Person) =>
  (await server.ask('GET', '/api/v1/user/noticecount', { token })).data.invitations;
const answer = (id: number, accept: boolean, { token } = guest) =>
  server.ask('POST', '/api/v1/user/invitation', { token, body: { id, accept } });
const answerFirst = async (accept: boolean) => answer((await invitationsOf(guest))[0].id, accept);
const sitesOf = async ({ token }: Person): Promise<number[]> =>
  (await server.ask('GET', '/api/v1/user/sitelist', { token })).data.map(({ id }: { id: number }) => id);

describe('an invitation', () => {
  it('lists the site only after a yes, and reveals no name before', async () => {
    const sent = await invite(guest.username.toUpperCase());
    expect(sent.data.viewers).toEqual([]);
    expect(JSON.stringify(sent.data.invited)).not.toContain('Test Person');
    expect(await sitesOf(guest)).not.toContain(siteId);
    expect((await server.ask('GET', `/api/v1/site/get/${siteId}`, { token: guest.token })).status).toBe(404);
    expect(await countOf(guest)).toBe(1);
    expect(await invitationsOf(guest)).toMatchObject([
      { siteName: 'Lake house', username: owner.username, fullName: 'Test Person', showsPrices: false },
    ]);

    expect((await answerFirst(true)).data).toEqual([]);
    expect(await sitesOf(guest)).toContain(siteId);
    expect(await countOf(guest)).toBe(0);
    expect(await sharing()).toMatchObject({
      viewers: [{ username: guest.username, fullName: 'Test Person', showsPrices: false }],
      invited: [],
    });
  });

  it.each([
    ['somebody', async () => guest.username],
    ['nobody', async () => 'nobody_here'],
    ['the demo', async () => (await buildPerson('demo')).username],
    ['an administrator', async () => (await buildPerson('admin')).username],
  ])('to %s is answered and shown alike', async (_, name) => {
    const username = await name();
    const sent = await invite(username);
    const since = new Date(server.clock.nowMicros() / 1000);
    const shown = {
      username,
      showsPrices: false,
      since: since.toISOString(),
      until: new Date(since.getTime() + 30 * daySeconds * 1000).toISOString(),
    };
    expect(sent).toMatchObject({ status: 200, successful: true, data: { viewers: [], invited: [shown] } });
    expect((await sharing()).invited).toEqual([shown]);
    expect((await remove(username)).data.invited).toEqual([]);
  });

  it('is declined without its sender learning of it, now and when it is sent again', async () => {
    await invite(guest.username);
    const before = await sharing();
    expect((await answerFirst(false)).successful).toBe(true);
    expect(await sharing()).toEqual(before);
    expect(await sitesOf(guest)).not.toContain(siteId);
    await invite(guest.username);
    await remove(guest.username);
    await invite(guest.username);
    expect(await invitationsOf(guest)).toEqual([]);
    expect(await sharing()).toEqual(before);
  });

  it('is answered once, in time, and by the one it is for', async () => {
    await invite(guest.username);
    const [{ id }] = await invitationsOf(guest);
    expect((await answer(id, true, await buildPerson())).data.code).toBe('wrong_id');
    expect((await answer(Number.MAX_SAFE_INTEGER, true)).data.code).toBe('wrong_id');
    await remove(guest.username);
    expect(await countOf(guest)).toBe(0);
    expect((await answer(id, true)).data.code).toBe('wrong_id');
    await invite(guest.username);
    server.clock.goOn(30 * daySeconds);
    expect((await answer(id, true)).data.code).toBe('wrong_id');
    expect((await sharing()).invited).toEqual([]);
    await invite(guest.username);
    expect((await answerFirst(true)).successful).toBe(true);
    expect((await answer(id, true)).data.code).toBe('wrong_id');
  });

  it('shows what its sender said last, and leaves with its site', async () => {
    await invite(guest.username);
    await invite(guest.username, siteId, true);
    expect(await invitationsOf(guest)).toMatchObject([{ showsPrices: true }]);
    await siteOf(owner);
    await server.ask('DELETE', `/api/v1/site/delete/${siteId}`, { token: owner.token });
    expect(await invitationsOf(guest)).toEqual([]);
  });

  it('goes out twenty times a day and account, whatever became of the earlier ones', async () => {
    for (let number = 0; number < 20; number++) {
      expect((await invite(`somebody_${number}`)).successful).toBe(true);
      await remove(`somebody_${number}`);
    }
    const refused = await invite(guest.username, await siteOf(owner));
    expect(refused).toMatchObject({ status: 429, data: { code: 'too_many_invitations' } });
    server.clock.goOn(daySeconds);
    expect((await invite(guest.username)).successful).toBe(true);
  });

  it('at the same time as others is counted with them', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, async (_, number) => invite(`somebody_${number}`)),
    );
    expect(answers.filter(({ successful }) => successful)).toHaveLength(20);
  });
});
