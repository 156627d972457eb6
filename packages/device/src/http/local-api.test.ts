import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { adminLogin, ask } from '../../test/ask.ts';
import { aDevice } from '../../test/devices.ts';
import { threePhases } from '../../test/known-readings.ts';
import { type Generation, generations } from '../firmware.ts';

const loginOf = (firmware: Generation) => (firmware === 'old' ? { login: adminLogin } : {});
const row = [236.5, 4.42, -1044, 423.675, 1789.05, 49.99, 1];

describe.each(generations)('the local API of %s firmware', (firmware) => {
  const login = loginOf(firmware);
  const ok = { successful: firmware === 'old' ? 1 : true, message: 'ok' };
  const refused = { successful: firmware === 'old' ? 0 : false, message: 'invalid parameter' };

  it.each(['/api/monitorjson', '/monitorjson'])('answers its readings at %s', async (path) => {
    const { origin } = await aDevice({ firmware });
    const { body, headers } = await ask(origin, path, login);
    expect(headers.get('content-type')).toBe('application/json');
    expect(body).toMatchObject({ SN: 'DA2BED94', server: 'em', Datas: [row, {}, {}] });
  });

  it.each([
    ['/api/wifiaplist', [{ ssid: 'Home', signal: 88 }, {}, { ssid: 'Guests', signal: 34 }, {}]],
    [
      '/api/getadv',
      {
        runMode: 0,
        runModeList: 'IAMMETER-cloud,tcp,http,mqtt,stand alone',
        uploadAddress: '',
        mqttUsername: '',
        mqttPassword: '',
        ntpServer: 'pool.ntp.org',
        haDiscovery: 0,
        uploadInterval: 60,
        netmetering: 0,
        ctcRatio: 1,
        reactive: 0,
      },
    ],
    ['/api/getbrand', { showIammeter: 1, brandText: 'IAMMETER', apSsid: 'iMeter' }],
    ['/api/sntpstatus', { synchronized: 1 }],
    ['/api/mqtt', { username: '', pwdlength: 0 }],
    ['/api/basicauth', { authstring: '', pwdlength: 0 }],
  ])('answers %s', async (path, expected) => {
    const { origin } = await aDevice({ firmware });
    const { status, body } = await ask(origin, path, login);
    expect(status).toBe(200);
    expect(body).toMatchObject(expected);
  });

  it('describes itself as XML and has a page of its own', async () => {
    const { origin } = await aDevice({ firmware, phases: 1 });
    const description = await ask(origin, '/info.xml', login);
    expect(description.headers.get('content-type')).toBe('text/xml');
    expect(description.text).toContain('<modelName>WEM3080</modelName>');
    const page = await ask(origin, '/', login);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain('WEM3080 DA2BED94');
  });

  it.each([
    ['/api/uploadinterval', 'x', 'uploadinterval', 60, 30, ['0', '-1', 'x', '1.5', '']],
    ['/api/netmetering', 'nem', 'NEM', 0, 1, ['2', 'on']],
    ['/api/reactive', 'x', 'reactive', 0, 1, ['2']],
    ['/api/ctcratio', 'x', 'ctcratio', 1, 2, ['0']],
    ['/api/mqttha', 'x', 'mqttHA', 0, 1, ['2']],
    ['/api/ratio', 'x', 'CTratio', 1, 1000, ['0']],
  ])('reads and sets %s', async (path, parameter, name, before, after, wrong) => {
    const { origin } = await aDevice({ firmware });
    const reads = (value: number) =>
      firmware === 'old' ? { successful: 1, [parameter]: String(value) } : { [name]: value };
    expect((await ask(origin, path, login)).body).toEqual(reads(before));
    for (const value of wrong)
      expect((await ask(origin, `${path}?${parameter}=${value}`, login)).body).toEqual(refused);
    expect((await ask(origin, path, login)).body).toEqual(reads(before));
    expect((await ask(origin, `${path}?${parameter}=${after}`, login)).body).toEqual(ok);
    expect((await ask(origin, path, login)).body).toEqual(reads(after));
  });

  it('takes the other name of the ratio of phase C, and multiplies by it', async () => {
    const { origin } = await aDevice({ firmware });
    expect((await ask(origin, '/api/ctcratio?ctc=2', login)).body).toEqual(ok);
    const { body } = await ask(origin, '/monitorjson', login);
    expect(body).toMatchObject({ Datas: [row, {}, [229.87, 2.84, 394, 17.2, 16.875, 49.99, 0.61]] });
  });

  it('sets the login for MQTT and reports its length only', async () => {
    const { origin } = await aDevice({ firmware });
    expect((await ask(origin, '/api/mqtt?user=meter', login)).body).toEqual(refused);
    expect((await ask(origin, '/api/mqtt?user=meter&pwd=secret', login)).body).toEqual(ok);
    expect((await ask(origin, '/api/mqtt', login)).body).toEqual({ username: 'meter', pwdlength: 6 });
    expect((await ask(origin, '/api/basicauth?authstring=abcd', login)).body).toEqual(ok);
    expect((await ask(origin, '/api/basicauth', login)).body).toMatchObject({ authstring: 'abcd' });
  });

  it('sends net row and reactive power where they are switched on', async () => {
    const { origin } = await aDevice({ firmware });
    await ask(origin, '/api/setadv', { ...login, body: { netmetering: 1, reactive: 1 } });
    const { body } = await ask(origin, '/monitorjson', login);
    expect(body).toMatchObject({
      Datas: [row, {}, {}, [236.5, 0, -1947, 5120.125, 640.5, 49.99, 0.97]],
      EA: { Reactive: [[-119, 0.125, 258.703], {}, {}] },
    });
  });

  it.each([
    ['no JSON', 'runMode=2'],
    ['nothing', {}],
    ['an unknown run mode', { runMode: 5 }],
    ['an interval of nothing', { uploadInterval: 0 }],
    ['a text for a number', { netmetering: '1' }],
  ])('refuses %s as advanced settings', async (_, body) => {
    const device = await aDevice({ firmware });
    const before = device.state.settings;
    expect((await ask(device.origin, '/api/setadv', { ...login, body })).body).toEqual(refused);
    expect(device.state.settings).toEqual(before);
  });

  it('takes back what it reported, with its list of run modes', async () => {
    const device = await aDevice({ firmware });
    const { body } = await ask(device.origin, '/api/getadv', login);
    expect((await ask(device.origin, '/api/setadv', { ...login, body })).body).toEqual(ok);
    expect(device.state.mode).toBe('joined');
  });

  it('takes a brand in parts, within its limits', async () => {
    const device = await aDevice({ firmware });
    const set = (body: unknown) => ask(device.origin, '/api/setbrand', { ...login, body });
    for (const wrong of [{}, { brandText: 'ü' }, { brandText: 'x'.repeat(21) }, { apSsid: 'x'.repeat(19) }])
      expect((await set(wrong)).body).toEqual(refused);
    expect((await set({ showIammeter: 0, brandText: '' })).body).toEqual(ok);
    expect((await ask(device.origin, '/api/getbrand', login)).body).toEqual({
      showIammeter: 0,
      brandText: '',
      apSsid: 'iMeter',
    });
  });

  it('has nothing at other addresses and methods', async () => {
    const { origin } = await aDevice({ firmware });
    for (const path of ['/api/energyhistory', '/api/nothing', '/favicon.ico'])
      expect((await ask(origin, path, login)).status).toBe(404);
    expect((await ask(origin, '/api/setadv', login)).status).toBe(404);
  });

  it('shows the same values within a second, and the next ones after it', async () => {
    let nowMs = 1_000_100;
    const measured = { ...threePhases, phases: threePhases.phases.slice(0, 1) };
    const { origin } = await aDevice({
      firmware,
      nowMs: () => nowMs,
      readingAt: (atMs) => ({ ...measured, phases: measured.phases.map((r) => ({ ...r, powerW: atMs })) }),
    });
    const power = async () => {
      const { body } = await ask(origin, '/monitorjson', login);
      return Object(body).Datas[0][2];
    };
    expect(await power()).toBe(1_000_000);
    nowMs = 1_000_999;
    expect(await power()).toBe(1_000_000);
    nowMs = 1_001_000;
    expect(await power()).toBe(1_001_000);
  });

  it('refuses a body that it cannot hold', async () => {
    const { origin } = await aDevice({ firmware });
    const { status } = await ask(origin, '/api/setadv', { ...login, body: 'x'.repeat(10_000) });
    expect(status).toBe(413);
  });

  it('holds eight connections and hangs up on the ninth', async () => {
    const { origin } = await aDevice({ firmware });
    const open = (): Promise<Socket> =>
      new Promise((resolve) => {
        const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => resolve(socket));
      });
    const eight = await Promise.all(Array.from({ length: 8 }, open));
    await expect(ask(origin, '/monitorjson', login)).rejects.toThrow();
    eight[0]?.destroy();
    await expect
      .poll(
        () =>
          ask(origin, '/monitorjson', login).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 10_000 },
      )
      .toBe(200);
    for (const socket of eight) socket.destroy();
  });
});

describe('what only one generation has', () => {
  const onlyNew = ['/api/monitor', '/api/admin/status', '/api/admin/recovery_challenge'];

  it.each(onlyNew)('new firmware answers %s, old firmware does not', async (path) => {
    const fresh = await aDevice({ firmware: 'new' });
    const old = await aDevice({ firmware: 'old' });
    expect((await ask(fresh.origin, path)).status).toBe(200);
    expect((await ask(old.origin, path, { login: adminLogin })).status).toBe(404);
  });

  it('reports Wi-Fi and model beside the readings', async () => {
    const { origin } = await aDevice({ firmware: 'new', ssid: 'Guests' });
    expect((await ask(origin, '/api/monitor')).body).toMatchObject({
      ssid: 'Guests',
      sig: 34,
      model: 'WEM3080T',
      SN: 'DA2BED94',
      version: 'i.91.065.3',
      Datas: [row, {}, {}],
    });
  });

  it('reports the network’s name and signal with old firmware, and all settings with new', async () => {
    const old = await aDevice({ firmware: 'old' });
    const fresh = await aDevice({ firmware: 'new' });
    const login = { login: adminLogin };
    expect((await ask(old.origin, '/api/wifidata', login)).body).toEqual({ ssid: 'Home', sig: 88 });
    expect((await ask(fresh.origin, '/api/wifidata')).body).toEqual({
      version: 'i.91.065.3',
      SN: 'DA2BED94',
      mac: 'B0F845443934',
      type: 'PM',
      ssid: 'Home',
      ip: '127.0.0.1',
      netmask: '255.0.0.0',
      gw: '127.0.0.1',
      dns: '127.0.0.1',
      dhcp: 1,
      runMode: 'IAMMETER-cloud',
      uploadAddress: '',
      netmeter: 0,
      uploadinterval: 60,
    });
  });

  it('answers the oldest form where that is asked for', async () => {
    const { origin } = await aDevice({ firmware: 'old', phases: 1, oldestForm: true });
    const { body } = await ask(origin, '/monitorjson', { login: adminLogin });
    expect(body).toEqual({ status: 'succeed', data: [226.85, 1.31, 152, 22920.38125, 0.0625] });
  });
});

describe('pages of other origins', () => {
  const page = { origin: 'http://localhost:8080' };

  it('may ask new firmware, with a login and JSON', async () => {
    const { origin } = await aDevice({
      firmware: 'new',
      admin: { username: 'keeper', password: 'watts2kwh' },
    });
    const preflight = await ask(origin, '/api/setadv', {
      method: 'OPTIONS',
      headers: { ...page, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('Authorization, Content-Type');
    for (const path of ['/monitorjson', '/api/getadv', '/nothing'])
      expect((await ask(origin, path, { headers: page })).headers.get('access-control-allow-origin')).toBe(
        '*',
      );
  });

  it.each([
    ['old firmware', { firmware: 'old' } as const],
    ['new firmware with the switch off', { firmware: 'new', cors: false } as const],
  ])('may not ask %s', async (_, options) => {
    const { origin } = await aDevice(options);
    const { headers } = await ask(origin, '/monitorjson', { login: adminLogin, headers: page });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await ask(origin, '/monitorjson', {
      login: adminLogin,
      method: 'OPTIONS',
      headers: page,
    });
    expect(preflight.status).toBe(404);
  });
});
