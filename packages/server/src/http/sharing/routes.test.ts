import { neededFor } from '@ohmstead/contract';
import { callList } from '@ohmstead/contract/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { buildMeter, buildSite } from '../../../test/build-meter.ts';

let server: TestApp;
let owner: Login;
beforeAll(async () => {
  server = await appForTest({ demo: true });
  owner = await buildLogin(server);
});
afterAll(() => server.close());

type Person = Login & { readonly username: string };

const buildPerson = async (): Promise<Person> => {
  const login = await buildLogin(server);
  const { username } = await server.db
    .selectFrom('account')
    .select('username')
    .where('id', '=', login.accountId)
    .executeTakeFirstOrThrow();
  return { ...login, username };
};

const share = (siteId: number, username: string, showsPrices = true, token = owner.token) =>
  server.ask('POST', `/api/v1/site/viewer/${siteId}`, { token, body: { username, showsPrices } });

/** As the person would: they are invited, and say yes. */
const shareAndAccept = async (siteId: number, viewer: Person, showsPrices = true): Promise<void> => {
  await share(siteId, viewer.username, showsPrices);
  const { data } = await server.ask('GET', '/api/v1/user/invitations', { token: viewer.token });
  const body = { id: data[0].id, accept: true };
  await server.ask('POST', '/api/v1/user/invitation', { token: viewer.token, body });
};

const newSite = () => buildSite(server.db, { account_id: owner.accountId, name: 'Lake house' });

/** Of the owner; site and meter have the same id. */
const sharedWith = async (viewer: Person, showsPrices = true) => {
  const siteId = await newSite();
  const meter = await buildMeter(server.db, { site_id: siteId });
  await shareAndAccept(siteId, viewer, showsPrices);
  return { siteId, meterId: meter.id };
};

const siteCalls = callList.filter(
  ({ owned, path }) => (owned?.id === 'site' || owned?.id === 'meter') && path.includes('/{id}'),
);
const pathFor = (call: (typeof callList)[number], ids: { siteId: number; meterId: number }) =>
  call.path.replace('{id}', String(call.owned?.id === 'meter' ? ids.meterId : ids.siteId));

/** What some calls ask for besides the id; the meter has no item yet that counts could be around. */
const queries: Readonly<Record<string, string>> = {
  'audit.causes': '?from=2026-03-09&to=2026-03-10',
  'audit.counts': '?at=2026-03-09T12:00:00Z&register=0',
};
const itemUnknown = { status: 404, code: 'audit_item_unknown' };

describe('a viewer', () => {
  let viewer: Person;
  let ids: { siteId: number; meterId: number };
  beforeAll(async () => {
    viewer = await buildPerson();
    ids = await sharedWith(viewer, false);
  });

  it.each(siteCalls.map((call) => [call.name, call] as const))('asks %s', async (_, call) => {
    const needed = neededFor(call);
    // What a file or stream holds is asked for elsewhere.
    if (call.stream || (call.file && needed === 'view')) return;
    const path = pathFor(call, ids) + (queries[call.name] ?? '');
    const answer = await server.ask(call.method, path, { token: viewer.token });
    const expected = {
      own: { status: 403, code: 'permission_denied' },
      prices: { status: 403, code: 'prices_hidden' },
      view: call.name === 'audit.counts' ? itemUnknown : { status: 200, code: undefined },
    }[needed];
    expect(answer.status).toBe(expected.status);
    expect(answer.data?.code).toBe(expected.code);
    if (call.name === 'sharing.leave') await shareAndAccept(ids.siteId, viewer, false);
  });

  it('cannot save the site or a meter of it, nor move one of their own into it', async () => {
    const { siteId, meterId } = ids;
    const post = (path: string, body: object) =>
      server.ask('POST', `/api/v1/${path}`, { token: viewer.token, body });
    const own = await buildMeter(server.db, {
      site_id: await buildSite(server.db, { account_id: viewer.accountId }),
    });
    const attempts = [
      post('site/save', { id: siteId, name: 'Mine' }),
      post('site/savemonthtarget', { id: siteId, monthTarget: 1 }),
      post('inverter/save', { id: meterId, name: 'Mine' }),
      post('inverter/save', { id: own.id, siteId, name: 'Mine' }),
      post('inverter/save', { siteId, name: 'New', sn: 'NEWMETER1' }),
    ];
    for (const answer of await Promise.all(attempts))
      expect(answer).toMatchObject({ status: 403, data: { code: 'permission_denied' } });
  });

  it('has the site in every list, without an upload key', async () => {
    const ask = async (path: string) => (await server.ask('GET', path, { token: viewer.token })).data;
    expect(await ask('/api/v1/user/sitelist')).toContainEqual(
      expect.objectContaining({ id: ids.siteId, role: 'viewer', showsPrices: false, monthFee: null }),
    );
    expect(await ask('/api/v1/user/meterlist')).toContainEqual(expect.objectContaining({ id: ids.meterId }));
    expect(await ask(`/api/v1/site/get/${ids.siteId}`)).toMatchObject({
      role: 'viewer',
      showsPrices: false,
      sharedBy: 'Test Person',
    });
    expect(await ask(`/api/v1/inverter/get/${ids.meterId}`)).toMatchObject({
      uploadKey: null,
      uploadAddress: null,
    });
  });

  it('has an order of their own', async () => {
    const other = await buildPerson();
    const first = await sharedWith(other);
    const second = await sharedWith(other);
    const siteIds = [second.siteId, first.siteId];
    const sorted = await server.ask('POST', '/api/v1/user/sort', { token: other.token, body: { siteIds } });
    expect(sorted.successful).toBe(true);
    const list = await server.ask('GET', '/api/v1/user/sitelist', { token: other.token });
    expect(list.data.map(({ id }: { id: number }) => id)).toEqual(siteIds);
    const kept = await server.db
      .selectFrom('site')
      .select('sort_number')
      .where('id', 'in', siteIds)
      .execute();
    expect(kept.map(({ sort_number }) => sort_number)).toEqual([0, 0]);
  });

  it('leaves, and the site is gone', async () => {
    const other = await buildPerson();
    const { siteId } = await sharedWith(other);
    const leave = (token: string) => server.ask('POST', `/api/v1/site/leave/${siteId}`, { token });
    expect((await leave(other.token)).successful).toBe(true);
    expect((await leave(other.token)).status).toBe(404);
    expect((await leave(owner.token)).data.code).toBe('permission_denied');
    expect((await server.ask('GET', `/api/v1/site/get/${siteId}`, { token: other.token })).status).toBe(404);
  });

  it('sees live values until the owner stops sharing', async () => {
    const other = await buildPerson();
    const { siteId, meterId } = await sharedWith(other);
    const follow = async (path: string) => {
      const answer = await fetch(server.address + path, { headers: { token: other.token } });
      return answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    };
    const ofAccount = await follow('/api/v1/user/live');
    expect((await readUntil(ofAccount, /"sites"/)).includes(`"id":${meterId}`)).toBe(true);
    await ofAccount?.cancel();
    const ofSite = await follow(`/api/v1/site/live/${siteId}`);
    await readUntil(ofSite, /"live"/);
    const removed = await server.ask('DELETE', `/api/v1/site/viewer/${siteId}?username=${other.username}`, {
      token: owner.token,
    });
    expect(removed.data.viewers).toEqual([]);
    expect(await readUntil(ofSite, /event: end/)).toContain('wrong_id');
  });
});

type Reader = ReadableStreamDefaultReader<string> | undefined;

const readUntil = async (reader: Reader, wanted: RegExp): Promise<string> => {
  let text = '';
  while (!wanted.test(text)) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) break;
    text += chunk.value;
  }
  return text;
};

describe('sharing.saveViewer', () => {
  it('shows prices or hides them', async () => {
    const viewer = await buildPerson();
    const { siteId } = await sharedWith(viewer, false);
    const bill = () => server.ask('GET', `/api/v1/site/billreport/${siteId}`, { token: viewer.token });
    expect((await bill()).data.code).toBe('prices_hidden');
    const answer = await share(siteId, viewer.username.toUpperCase(), true);
    expect(answer.data.viewers).toMatchObject([{ username: viewer.username, showsPrices: true }]);
    expect((await bill()).status).toBe(200);
  });

  it.each([
    ['what is no username', 'ann:b', 'username_format'],
    ['nothing', '', 'username_required'],
  ])('refuses %s', async (_, username, code) => {
    const answer = await share(await newSite(), username);
    expect(answer).toMatchObject({ status: 400, data: { errors: [{ field: 'username', code }] } });
  });

  it('refuses the owner, and whoever is a viewer only', async () => {
    const self = await buildPerson();
    const siteId = await buildSite(server.db, { account_id: self.accountId });
    const code = (await share(siteId, self.username, true, self.token)).data.errors[0].code;
    expect(code).toBe('share_self');
    const viewer = await buildPerson();
    const { siteId: seen } = await sharedWith(viewer);
    expect((await share(seen, viewer.username, true, viewer.token)).status).toBe(403);
  });

  it('is not for the demo', async () => {
    const demo = await buildLogin(server, 'demo');
    const siteId = await buildSite(server.db, { account_id: demo.accountId });
    expect((await share(siteId, 'anybody', true, demo.token)).data.code).toBe('demo_read_only');
  });
});
