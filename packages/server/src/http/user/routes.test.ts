import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestAnswer, type TestApp } from '../../../test/app-for-test.ts';
import { hashPassword } from '../../accounts/password.ts';

let server: TestApp;
beforeAll(async () => {
  server = await appForTest();
});
afterAll(() => server.close());

let made = 0;
const person = (change: Record<string, unknown> = {}) => {
  made += 1;
  return {
    username: `person_${made}`,
    password: 'secret-1',
    sn: `DA2B${String(made).padStart(4, '0')}`,
    fullName: 'Ada Lovelace',
    telephone: '',
    TimeZoneInfoId: 'Europe/London',
    ...change,
  };
};
type Person = ReturnType<typeof person>;

const register = (body: object, headers = {}): Promise<TestAnswer> =>
  server.ask('POST', '/api/v1/user/register', { body, headers });

const login = (body: object, headers = {}): Promise<TestAnswer> =>
  server.ask('POST', '/api/v1/user/login', { body, headers });

const registered = async (): Promise<Person> => {
  const body = person();
  expect(await register(body)).toMatchObject({ successful: true });
  return body;
};

const sitelist = (token: string): Promise<TestAnswer> =>
  server.ask('GET', '/api/v1/user/sitelist', { token });

describe('user.register', () => {
  it('makes an account with a site in its zone and its meter, and says so in the language asked for', async () => {
    const body = person({ TimeZoneInfoId: 'Tokyo Standard Time' });
    const answer = await register(body, { lang: 'de' });
    expect(answer).toMatchObject({
      status: 200,
      successful: true,
      message: 'Registriert, bitte melden Sie sich an',
      data: { proofNeeded: false },
    });
    const { token } = (await login(body)).data;
    expect((await sitelist(token)).data).toMatchObject([
      {
        name: 'Meine Anlage',
        timeZone: 'Asia/Tokyo',
        priceUnit: 'JPY',
        meterCount: 1,
        power: null,
        monthEnergy: null,
      },
    ]);
    const meter = await server.ask('GET', `/api/v1/inverter/get/${answer.data.meterId}`, { token });
    expect(meter.data).toMatchObject({
      sn: body.sn,
      useType: 1,
      uploadKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(meter.data.uploadAddress).toBe(`${server.address}/upload/${meter.data.uploadKey}`);
  });

  it('answers wrong entries with the first one’s text and all of them by field', async () => {
    const answer = await register({ ...person(), username: 'a b', sn: '1' });
    expect(answer).toMatchObject({
      status: 400,
      successful: false,
      message: 'A username has 4 to 15 characters.',
      data: { code: 'validation' },
    });
    expect(
      answer.data.errors.map(({ field, code }: { field: string; code: string }) => [field, code]),
    ).toEqual([
      ['username', 'username_length'],
      ['username', 'username_format'],
      ['sn', 'sn_invalid'],
    ]);
  });

  it.each([
    ['1234567', 'password_length'],
    ['password', 'password_common'],
    ['Football', 'password_common'],
    ['ohmstead', 'password_personal'],
  ])('refuses the password %s', async (password, code) => {
    const answer = await register(person({ password }));
    expect(answer).toMatchObject({ status: 400, data: { errors: [{ field: 'password', code }] } });
  });

  it('refuses the username as password', async () => {
    const answer = await register(person({ username: 'lovelace', password: 'Lovelace1815' }));
    expect(answer.data.errors).toMatchObject([{ field: 'password', code: 'password_personal' }]);
  });

  it('refuses an unknown time zone', async () => {
    const answer = await register(person({ TimeZoneInfoId: 'Europe/Atlantis' }));
    expect(answer.data).toMatchObject({ code: 'validation', errors: [{ code: 'time_zone_unknown' }] });
  });

  it('refuses a username in use without regard to case, and reserved ones', async () => {
    const { username } = await registered();
    expect((await register(person({ username: username.toUpperCase() }))).data.code).toBe('username_used');
    expect((await register(person({ username: 'Admin' }))).data.code).toBe('username_used');
  });

  it('refuses a serial number in use', async () => {
    const { sn } = await registered();
    const answer = await register(person({ sn: sn.toLowerCase() }));
    expect(answer).toMatchObject({ status: 400, data: { code: 'sn_used' } });
  });

  it('lets one of several equal registrations at once through, and leaves nothing of the others', async () => {
    const body = person();
    const answers = await Promise.all([1, 2, 3, 4].map(() => register(body)));
    expect(answers.filter(({ successful }) => successful)).toHaveLength(1);
    const refused = answers.filter(({ successful }) => !successful).map(({ data }) => data.code);
    expect(new Set(refused).size).toBe(1);
    const sites = (await sitelist((await login(body)).data.token)).data;
    expect(sites).toHaveLength(1);
  });

  it('asks for a proof of a meter that sends already', async () => {
    const body = person();
    const at = new Date(server.clock.nowMicros() / 1000);
    await server.db
      .insertInto('open_sender')
      .values({ sn: body.sn, first_seen_at: at, last_seen_at: at, network: '192.0.2.1' })
      .execute();
    expect((await register(body)).data.proofNeeded).toBe(true);
  });
});

describe('user.login', () => {
  it('opens a session, whatever the case of the username', async () => {
    const { username, password } = await registered();
    const answer = await login({ username: username.toUpperCase(), password });
    expect(answer).toMatchObject({
      status: 200,
      message: 'Login successful',
      data: { username, fullName: 'Ada Lovelace', kind: 'user' },
    });
    expect(await sitelist(answer.data.token)).toMatchObject({ status: 200, successful: true });
  });

  it('opens with a password of before that could not be chosen any more', async () => {
    const { username } = await registered();
    await server.db
      .updateTable('account')
      .set({ password_hash: await hashPassword('123456') })
      .where('username', '=', username)
      .execute();
    expect(await login({ username, password: '123456' })).toMatchObject({ successful: true });
  });

  it('answers 200 and 9005 alike for a wrong password and an unknown user', async () => {
    const { username } = await registered();
    const wrong = await login({ username, password: 'not it' });
    const unknown = await login({ username: 'nobody_here', password: 'not it' });
    expect(wrong).toMatchObject({ status: 200, successful: false, data: { code: 9005 } });
    expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null });
  });

  it('stores neither password nor token', async () => {
    const { username, password } = await registered();
    const { token } = (await login({ username, password })).data;
    const stored = JSON.stringify([
      await server.db.selectFrom('account').selectAll().execute(),
      await server.db.selectFrom('session').selectAll().execute(),
    ]);
    expect(stored).not.toContain(password);
    expect(stored).not.toContain(token);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it('ends the earlier session of the same client kind only', async () => {
    const credentials = await registered();
    const web = (await login(credentials)).data.token;
    const app = (await login(credentials, { client: 'app' })).data.token;
    expect((await sitelist(web)).status).toBe(200);
    const webAgain = (await login(credentials)).data.token;
    expect(await sitelist(web)).toMatchObject({ status: 401, data: { code: 'logged_in_elsewhere' } });
    expect((await sitelist(webAgain)).status).toBe(200);
    expect((await sitelist(app)).status).toBe(200);
  });

  it('leaves one session of several logins at once', async () => {
    const credentials = await registered();
    const answers = await Promise.all([1, 2, 3, 4].map(() => login(credentials)));
    const states = await Promise.all(answers.map(({ data }) => sitelist(data.token)));
    expect(states.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  it('lasts a working day unless it is to be remembered, and goes on while it is used', async () => {
    const credentials = await registered();
    const short = (await login(credentials)).data.token;
    const long = (await login({ ...credentials, remember: true }, { client: 'app' })).data.token;
    server.clock.goOn(11 * 3600);
    expect((await sitelist(short)).status).toBe(200);
    server.clock.goOn(11 * 3600);
    expect((await sitelist(short)).status).toBe(200);
    server.clock.goOn(12 * 3600);
    expect(await sitelist(short)).toMatchObject({ status: 401, data: { code: 'login_expired' } });
    server.clock.goOn(300 * 24 * 3600);
    expect((await sitelist(long)).status).toBe(200);
  });

  it('makes a hash of another cost anew', async () => {
    const credentials = await registered();
    const { hash } = await import('@node-rs/argon2');
    const old = await hash(credentials.password, { memoryCost: 8192, timeCost: 1 });
    await server.db
      .updateTable('account')
      .set({ password_hash: old })
      .where('username', '=', credentials.username)
      .execute();
    expect((await login(credentials)).successful).toBe(true);
    const stored = await server.db
      .selectFrom('account')
      .select('password_hash')
      .where('username', '=', credentials.username)
      .executeTakeFirstOrThrow();
    expect(stored.password_hash).toContain('m=19456,t=2');
  });
});

describe('user.meterlist', () => {
  it('shows what was acknowledged before it was asked for, however fast the meter sends', async () => {
    const body = await registered();
    const { token } = (await login(body)).data;
    const upload = async (powerW: number): Promise<void> => {
      const reading = { SN: body.sn, Data: [230, 1, powerW, 10, 0] };
      const { status } = await server.ask('POST', '/api/v1/sensor/uploadsensor', { body: reading });
      expect(status).toBe(200);
    };
    for (let powerW = 10; powerW <= 80; powerW += 10) {
      for (let more = 0; more < 10; more += 1) await upload(powerW + more);
      // Twenty at once, and two a second: the clock makes room, the machine does not wait.
      server.clock.goOn(5);
      const { data } = await server.ask('GET', '/api/v1/user/meterlist', { token });
      expect(data).toMatchObject([{ gl: powerW + 9 }]);
    }
  });
});

describe('login throttle', () => {
  const failing = async (username: string, times: number): Promise<TestAnswer> => {
    let answer = await login({ username, password: 'wrong' });
    for (let time = 1; time < times; time++) answer = await login({ username, password: 'wrong' });
    return answer;
  };

  it('makes an account wait after five failures, for longer with each one more', async () => {
    const { username, password } = await registered();
    expect((await failing(username, 5)).data.code).toBe(9005);
    const refused = await login({ username, password });
    expect(refused).toMatchObject({ status: 429, data: { code: 'login_throttled' } });
    expect(refused.headers.get('retry-after')).toBe('30');
    server.clock.goOn(30);
    expect((await failing(username, 1)).data.code).toBe(9005);
    expect((await login({ username, password })).headers.get('retry-after')).toBe('60');
    server.clock.goOn(60);
    expect((await login({ username, password })).successful).toBe(true);
  });

  it('counts guesses at once one by one', async () => {
    const { username } = await registered();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => login({ username, password: 'wrong' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    server.clock.goOn(2 * 3600);
  });

  it('does not count successful logins', async () => {
    const credentials = await registered();
    for (let time = 0; time < 12; time++) expect((await login(credentials)).successful).toBe(true);
  });

  it('treats a username nobody has alike', async () => {
    expect((await failing('nobody_there', 6)).status).toBe(429);
  });
});

describe('user.logout', () => {
  it('ends this session', async () => {
    const { token } = (await login(await registered())).data;
    expect(await server.ask('POST', '/api/v1/user/logout', { token })).toMatchObject({
      status: 200,
      data: null,
    });
    expect(await sitelist(token)).toMatchObject({ status: 401, data: { code: 'login_required' } });
  });

  it('takes an announced but absent body for none', async () => {
    const { token } = (await login(await registered())).data;
    const headers = { 'content-type': 'application/json' };
    expect((await server.ask('POST', '/api/v1/user/logout', { token, headers })).status).toBe(200);
  });
});
