// A forgotten password, from the request to the login with the new one.
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildAccount } from '../../../test/build-meter.ts';
import { databaseForTest } from '../../../test/database-for-test.ts';
import { type TestClock, testClock } from '../../../test/test-clock.ts';
import { demoLogin } from '../../accounts/demo-login.ts';
import { hashPassword } from '../../accounts/password.ts';
import { addPasswordRequest } from '../../accounts/password-request-store.ts';
import { passwordRequestJob } from '../../accounts/password-requests.ts';
import { nowDate } from '../../clock/clock.ts';

const hour = 3600;

let server: TestApp;
let clock: TestClock;
beforeAll(async () => {
  clock = testClock();
  server = await appForTest(
    { demo: true, trustProxy: 1, publicUrl: 'https://energy.example.org', smtpUrl: 'smtp://localhost:1' },
    { clock },
  );
  await buildAccount(server.db, { username: demoLogin.username, kind: 'demo', email: 'demo@example.org' });
});
afterAll(() => server.close());

let made = 0;
const buildPerson = async (values: { email?: string | null; lang?: string; disabled_at?: Date } = {}) => {
  made += 1;
  const username = `person_${made}`;
  const password_hash = await hashPassword('secret-1');
  const email = `${username}@example.org`;
  const accountId = await buildAccount(server.db, { username, password_hash, email, ...values });
  return { username, accountId, email };
};

/** Each test asks from an address of its own. */
let network = 0;
const nextAddress = () => {
  network += 1;
  return `192.0.2.${network}`;
};

const request = (username: unknown, address = nextAddress(), lang = 'en') =>
  server.ask('POST', '/api/v1/user/sendemail', {
    body: { username },
    headers: { 'x-forwarded-for': address, lang },
  });

const mailsTo = (accountId: number) =>
  server.db
    .selectFrom('mail')
    .select(['to_address', 'lang', 'content'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

const contentsTo = async (accountId: number) =>
  (await mailsTo(accountId)).map(({ content }) => content as { kind: string; link: string });

/** Asks, and answers the token of the link that was sent. */
const sentToken = async ({ username, accountId }: { username: string; accountId: number }) => {
  await request(username);
  await server.context.passwordRequests.answerWaiting();
  const links = (await contentsTo(accountId)).filter(({ kind }) => kind === 'resetPassword');
  const token = links.at(-1)?.link.split('#')[1];
  if (token === undefined) throw new Error('no link was sent');
  return token;
};

const publicCall = (name: string, body: object, lang = 'en') =>
  server.ask('POST', `/api/v1/public/${name}`, { body, headers: { lang } });
const login = (username: string, password: string, client = 'web') =>
  server.ask('POST', '/api/v1/user/login', { body: { username, password }, headers: { client } });

describe('user.sendemail', () => {
  it('sends a link to the contact address, confirmed or not, in the account’s language', async () => {
    const person = await buildPerson({ lang: 'de' });
    const answer = await request(` ${person.username.toUpperCase()} `);
    expect(answer).toMatchObject({ status: 200, successful: true, data: { isSendingMail: true } });
    await server.context.passwordRequests.answerWaiting();
    expect(await mailsTo(person.accountId)).toEqual([
      {
        to_address: person.email,
        lang: 'de',
        content: {
          kind: 'resetPassword',
          username: person.username,
          link: expect.stringMatching(/^https:\/\/energy\.example\.org\/forgotPassword#[\w-]{43}$/),
          minutes: 60,
        },
      },
    ]);
  });

  it('sends nothing to accounts without an address, disabled ones, and the demo', async () => {
    const without = await buildPerson({ email: null });
    const disabled = await buildPerson({ disabled_at: new Date(0) });
    const before = await server.db.selectFrom('mail').select('id').execute();
    for (const name of [without.username, disabled.username, demoLogin.username, 'nobody_here'])
      expect((await request(name)).successful).toBe(true);
    await server.context.passwordRequests.answerWaiting();
    expect(await server.db.selectFrom('mail').select('id').execute()).toEqual(before);
    expect(await server.db.selectFrom('password_request').select('id').execute()).toEqual([]);
  });

  it('sends an account three links an hour and no more, and says nothing of it', async () => {
    const person = await buildPerson();
    for (let time = 0; time < 5; time++) {
      expect(await request(person.username)).toMatchObject({ status: 200, successful: true });
      await server.context.passwordRequests.answerWaiting();
    }
    expect(await mailsTo(person.accountId)).toHaveLength(3);
    clock.goOn(hour + 1);
    await request(person.username);
    await server.context.passwordRequests.answerWaiting();
    expect(await mailsTo(person.accountId)).toHaveLength(4);
  });

  it('is limited for an address', async () => {
    const address = nextAddress();
    for (let time = 0; time < 30; time++) expect((await request('nobody_here', address)).status).toBe(200);
    const refused = await request('nobody_here', address);
    expect(refused).toMatchObject({ status: 429, data: { code: 'rate_limited' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('refuses an empty username', async () => {
    const answer = await request(' ');
    expect(answer.data.errors).toMatchObject([{ field: 'username', code: 'username_required' }]);
  });

  it('is answered after a restart, unless it is old by then', async () => {
    const storage = await databaseForTest();
    const before = await appForTest({}, { storage, clock });
    await before.context.passwordRequests.close();
    await before.context.passwordRequests.add('somebody', 'en');
    await before.app.close();
    await before.context.close();
    const accountId = await buildAccount(storage.db, { username: 'somebody', email: 'some@example.org' });
    const after = await appForTest({}, { storage, clock });
    await after.context.passwordRequests.answerWaiting();
    const mails = () => storage.db.selectFrom('mail').select('account_id').execute();
    expect(await mails()).toEqual([{ account_id: accountId }]);
    await addPasswordRequest(storage.db, { usernameKey: 'somebody', lang: 'en', at: nowDate(clock) });
    clock.goOn(2 * hour);
    await passwordRequestJob(after.context).run(new AbortController().signal);
    expect(await mails()).toHaveLength(1);
    expect(await storage.db.selectFrom('password_request').select('id').execute()).toEqual([]);
    await after.close();
  });
});

describe('the answer to a request', () => {
  it('is the same for every kind of username, and takes the same statements', async () => {
    const statements: string[] = [];
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const storage = await databaseForTest();
    const own = await appForTest({}, { storage: { ...storage, db: storage.db.withPlugin(counting) } });
    await own.context.passwordRequests.close();
    await buildAccount(storage.db, { username: 'with_mail', email: 'a@example.org' });
    await buildAccount(storage.db, { username: 'without' });
    await buildAccount(storage.db, { username: 'demo', kind: 'demo', email: 'b@example.org' });
    const answers: unknown[] = [];
    for (const username of ['with_mail', 'with_mail', 'without', 'demo', 'nobody_here', '%', '"; drop']) {
      statements.length = 0;
      const answer = await own.ask('POST', '/api/v1/user/sendemail', { body: { username } });
      answers.push({ ...answer, headers: [...answer.headers.keys()], statements: [...statements] });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ data: { isSendingMail: false }, statements: ['RawNode'] });
    await own.close();
  });
});

describe('the link', () => {
  it('shows whose password it is and stays unused', async () => {
    const person = await buildPerson();
    const token = await sentToken(person);
    for (let time = 0; time < 2; time++) {
      const answer = await publicCall('resetlink', { token });
      expect(answer.data).toEqual({ username: person.username, expiresAt: expect.any(String) });
    }
    expect((await publicCall('resetpassword', { token })).successful).toBe(true);
  });

  it('sets a password made by the server, shows it, and works once', async () => {
    const person = await buildPerson();
    const token = await sentToken(person);
    const answer = await publicCall('resetpassword', { token });
    const { password } = answer.data;
    expect(answer.message).toBe(`The password has been reset. Your new password: ${password}`);
    expect(password).toMatch(/^(?:[a-hj-km-np-zA-HJ-KM-NP-Z2-9]{4}-){3}[a-hj-km-np-zA-HJ-KM-NP-Z2-9]{4}$/);
    expect((await login(person.username, password)).successful).toBe(true);
    expect((await login(person.username, 'secret-1')).data.code).toBe(9005);
    for (const call of ['resetlink', 'resetpassword'])
      expect(await publicCall(call, { token })).toMatchObject({
        status: 404,
        data: { code: 'link_invalid' },
      });
    expect((await contentsTo(person.accountId)).map(({ kind }) => kind)).toEqual([
      'resetPassword',
      'passwordChanged',
    ]);
  });

  it('sets the person’s own, by the rules of passwords; a refused one leaves the link unused', async () => {
    const person = await buildPerson();
    const token = await sentToken(person);
    for (const [newPassword, code] of [
      ['short', 'password_length'],
      ['Sunshine', 'password_common'],
      [person.username, 'password_personal'],
    ]) {
      const answer = await publicCall('resetpassword', { token, newPassword });
      expect(answer).toMatchObject({ status: 400, data: { errors: [{ field: 'newPassword', code }] } });
    }
    const answer = await publicCall('resetpassword', { token, newPassword: 'four plain words' });
    expect(answer).toMatchObject({ message: 'Password changed', data: { password: null } });
    expect((await login(person.username, 'four plain words')).successful).toBe(true);
  });

  it('ends all sessions and what was counted of wrong passwords', async () => {
    const person = await buildPerson();
    const tokens = [
      (await login(person.username, 'secret-1')).data.token,
      (await login(person.username, 'secret-1', 'app')).data.token,
    ];
    for (let time = 0; time < 5; time++) await login(person.username, 'wrong');
    expect((await login(person.username, 'secret-1')).status).toBe(429);
    const { password } = (await publicCall('resetpassword', { token: await sentToken(person) })).data;
    for (const token of tokens)
      expect((await server.ask('GET', '/api/v1/user/setting', { token })).status).toBe(401);
    expect((await login(person.username, password)).successful).toBe(true);
  });

  it('works for an hour', async () => {
    const person = await buildPerson();
    const token = await sentToken(person);
    clock.goOn(hour - 1);
    expect((await publicCall('resetlink', { token })).successful).toBe(true);
    clock.goOn(1);
    expect((await publicCall('resetlink', { token })).data.code).toBe('link_invalid');
    expect((await publicCall('resetpassword', { token })).data.code).toBe('link_invalid');
  });

  it('works no more once there is a newer one, or another contact address', async () => {
    const person = await buildPerson();
    const first = await sentToken(person);
    const second = await sentToken(person);
    expect((await publicCall('resetlink', { token: first })).data.code).toBe('link_invalid');
    const { token } = (await login(person.username, 'secret-1')).data;
    await server.ask('POST', '/api/v1/user/setting', { token, body: { email: 'new@example.org' } });
    expect((await publicCall('resetlink', { token: second })).data.code).toBe('link_invalid');
  });

  it('is used by one of two at once', async () => {
    const person = await buildPerson();
    const token = await sentToken(person);
    const answers = await Promise.all([1, 2, 3].map(() => publicCall('resetpassword', { token })));
    const [winner, ...more] = answers.filter(({ successful }) => successful);
    expect(more).toEqual([]);
    expect((await login(person.username, winner?.data.password)).successful).toBe(true);
  });

  it('does one thing only, and unknown ones do nothing', async () => {
    const token = await sentToken(await buildPerson());
    expect((await publicCall('confirmemail', { token })).data.code).toBe('link_invalid');
    const unknown = 'A'.repeat(43);
    expect((await publicCall('resetpassword', { token: unknown })).data.code).toBe('link_invalid');
    const odd = await publicCall('resetlink', { token: 'odd' });
    expect(odd.data.errors).toMatchObject([{ field: 'token', code: 'link_invalid' }]);
  });

  it('is not used by being opened: there is no GET', async () => {
    const token = await sentToken(await buildPerson());
    expect((await server.ask('GET', `/api/v1/public/resetpassword?token=${token}`)).status).toBe(404);
    expect((await publicCall('resetlink', { token })).successful).toBe(true);
  });
});

describe('a changed password', () => {
  it('is announced to the contact address', async () => {
    const person = await buildPerson();
    const { token } = (await login(person.username, 'secret-1')).data;
    const body = { oldPassword: 'secret-1', newPassword: 'secret-2' };
    await server.ask('POST', '/api/v1/user/password', { token, body });
    expect(await contentsTo(person.accountId)).toEqual([
      {
        kind: 'passwordChanged',
        username: person.username,
        link: server.context.publicAddress.linkTo('/forgotPassword'),
      },
    ]);
  });
});
