import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { adminLogin, ask } from '../../test/ask.ts';
import { aDevice } from '../../test/devices.ts';
import { endpoints } from '../endpoints/endpoints.ts';

const admin = { username: 'keeper', password: 'watts2kwh' };
const login = 'keeper:watts2kwh';
const done = { successful: 1, message: 'ok' };
const refused = { successful: 0, message: 'invalid parameter' };

describe('old firmware', () => {
  it.each(endpoints.filter(({ only }) => only !== 'new'))('wants admin/admin for $path', async (endpoint) => {
    const { origin } = await aDevice({ firmware: 'old' });
    const { path, method } = endpoint;
    for (const wrong of [{}, { login: 'admin:' }, { login: 'admin:Admin' }, { login: 'admin' }]) {
      const { status, headers } = await ask(origin, path, { method, ...wrong });
      expect(status).toBe(401);
      expect(headers.get('www-authenticate')).toMatch(/^Basic realm=/);
    }
    expect((await ask(origin, path, { method, login: adminLogin })).status).toBe(200);
  });

  it('never closes the door', async () => {
    const { origin } = await aDevice({ firmware: 'old' });
    for (let i = 0; i < 10; i += 1) await ask(origin, '/monitorjson', { login: 'admin:wrong' });
    expect((await ask(origin, '/monitorjson', { login: adminLogin })).status).toBe(200);
  });
});

describe('new firmware', () => {
  it('lets everybody in while Admin Security is off, but for certificates', async () => {
    const { origin } = await aDevice({ firmware: 'new' });
    for (const { path, method, access } of endpoints.filter(({ method }) => method === 'GET')) {
      if (path === '/api/restart' || path === '/api/totallyreset') continue;
      const { status } = await ask(origin, path, { method });
      expect([path, status]).toEqual([path, access === 'adminOnly' ? 401 : 200]);
    }
  });

  it.each(endpoints)('with Admin Security keeps $path $access', async ({ path, method, access }) => {
    const { origin } = await aDevice({ firmware: 'new', admin });
    const stranger = await ask(origin, path, { method });
    expect(stranger.status).toBe(access === 'public' ? 200 : 401);
    if (access !== 'public') {
      expect(stranger.body).toEqual({ successful: 0, message: 'Unauthorized' });
      expect((await ask(origin, path, { method, login })).status).toBe(200);
    }
  });

  it('says who is the administrator, to nobody else', async () => {
    const { origin } = await aDevice({ firmware: 'new', admin });
    expect((await ask(origin, '/api/admin/check', { login })).body).toEqual({ successful: 1 });
    expect((await ask(origin, '/api/admin/check', { login: adminLogin })).status).toBe(401);
  });

  it('closes the door after five wrong passwords, for everybody, until its time is over', async () => {
    let nowMs = 1_000_000;
    const { origin } = await aDevice({ firmware: 'new', admin, nowMs: () => nowMs });
    const check = (given: string) => ask(origin, '/api/admin/check', { login: given });
    for (let i = 0; i < 4; i += 1) expect((await check('keeper:wrong')).status).toBe(401);
    const closed = await check('keeper:wrong');
    expect([closed.status, closed.headers.get('retry-after')]).toEqual([429, '60']);
    expect(closed.body).toMatchObject({ successful: 0 });
    nowMs += 45_500;
    const still = await check(login);
    expect([still.status, still.headers.get('retry-after')]).toEqual([429, '15']);
    expect((await ask(origin, '/monitorjson')).status).toBe(200);
    nowMs += 14_500;
    expect((await check(login)).status).toBe(200);
  });

  it('forgets wrong passwords after a right one', async () => {
    const { origin } = await aDevice({ firmware: 'new', admin });
    const check = (given: string) => ask(origin, '/api/admin/check', { login: given });
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 4; i += 1) expect((await check('keeper:wrong')).status).toBe(401);
      expect((await check(login)).status).toBe(200);
    }
  });
});

describe('Admin Security', () => {
  const enabling = { enable: 1, ...admin, confirmPassword: admin.password };

  it('is switched on without a login and off with it', async () => {
    const { origin } = await aDevice({ firmware: 'new' });
    expect((await ask(origin, '/api/admin/status')).body).toMatchObject({ enabled: 0, hasPassword: 0 });
    expect((await ask(origin, '/api/admin/enable', { body: enabling })).body).toEqual(done);
    expect((await ask(origin, '/api/admin/status')).body).toEqual({
      enabled: 1,
      hasPassword: 1,
      recoverySupported: 0,
      modbusTcpEnabled: 1,
      ssdpEnabled: 1,
    });
    expect((await ask(origin, '/api/getadv')).status).toBe(401);
    const off = { body: { enable: 0 } };
    expect((await ask(origin, '/api/admin/enable', off)).status).toBe(401);
    expect((await ask(origin, '/api/admin/enable', { ...off, login })).body).toEqual(done);
    expect((await ask(origin, '/api/getadv')).status).toBe(200);
  });

  it.each([
    ['too short', 'watt2kw'],
    ['without a digit', 'wattstokwh'],
    ['without a letter', '12345678'],
    ['with a space', 'watts 2kwh'],
    ['of 33 characters', `w1${'x'.repeat(31)}`],
  ])('refuses a password %s', async (_, password) => {
    const { origin } = await aDevice({ firmware: 'new' });
    const body = { ...enabling, password, confirmPassword: password };
    expect((await ask(origin, '/api/admin/enable', { body })).body).toEqual(refused);
    expect((await ask(origin, '/api/admin/status')).body).toMatchObject({ enabled: 0 });
  });

  it.each([
    ['another confirmation', { ...enabling, confirmPassword: 'watts3kwh' }],
    ['no password', { enable: 1 }],
    ['nothing', {}],
  ])('is not switched on with %s', async (_, body) => {
    const { origin } = await aDevice({ firmware: 'new' });
    expect((await ask(origin, '/api/admin/enable', { body })).body).toEqual(refused);
  });

  it('changes its login for whoever knows the old one', async () => {
    const { origin } = await aDevice({ firmware: 'new', admin });
    const next = { username: 'owner', password: 'kilowatt5', confirmPassword: 'kilowatt5' };
    const change = (oldPassword: string) =>
      ask(origin, '/api/admin/password', { login, body: { oldUsername: 'keeper', oldPassword, ...next } });
    expect((await change('wrong')).status).toBe(401);
    expect((await change(admin.password)).body).toEqual(done);
    expect((await ask(origin, '/api/getadv', { login })).status).toBe(401);
    expect((await ask(origin, '/api/getadv', { login: 'owner:kilowatt5' })).status).toBe(200);
  });
});

describe('recovery', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const challengeOf = async (origin: string): Promise<string> => {
    const { body } = await ask(origin, '/api/admin/recovery_challenge');
    expect(body).toMatchObject({ successful: 1, alg: 'ed25519' });
    return String(Object(body).payload);
  };
  const signed = (payload: string, key = privateKey) => ({
    body: { payload, signature: sign(null, Buffer.from(payload), key).toString('hex') },
  });

  it('switches Admin Security off by the maker’s signature, once', async () => {
    const { origin } = await aDevice({ firmware: 'new', admin, recoveryKey: publicKey });
    const payload = await challengeOf(origin);
    expect(payload).toMatch(/^reset_admin\|DA2BED94\|B0F845443934\|[0-9a-f]+$/);
    expect((await ask(origin, '/api/admin/recovery', signed(payload))).body).toEqual(done);
    expect((await ask(origin, '/api/admin/status')).body).toMatchObject({ enabled: 0, hasPassword: 0 });
    expect((await ask(origin, '/api/admin/recovery', signed(payload))).body).toEqual(refused);
  });

  it('takes no other signature, no older challenge and no challenge of its own', async () => {
    const { origin } = await aDevice({ firmware: 'new', admin, recoveryKey: publicKey });
    const older = await challengeOf(origin);
    const payload = await challengeOf(origin);
    const stranger = generateKeyPairSync('ed25519').privateKey;
    for (const wrong of [signed(older), signed(payload, stranger), signed('reset_admin|DA2BED94||')])
      expect((await ask(origin, '/api/admin/recovery', wrong)).body).toEqual(refused);
    expect((await ask(origin, '/api/admin/status')).body).toMatchObject({ enabled: 1, recoverySupported: 1 });
  });

  it('is not to be had without a maker’s key', async () => {
    const { origin } = await aDevice({ firmware: 'new', admin });
    const payload = await challengeOf(origin);
    expect((await ask(origin, '/api/admin/recovery', signed(payload))).body).toEqual(refused);
  });
});
