import { describe, expect, it } from 'vitest';
import { adminLogin, ask } from '../../test/ask.ts';
import { aDevice } from '../../test/devices.ts';
import { type Generation, generations } from '../firmware.ts';
import type { VirtualDevice } from '../index.ts';

const patience = { timeout: 10_000, interval: 20 };
const loginOf = (firmware: Generation) => (firmware === 'old' ? { login: adminLogin } : {});
const startsOf = (device: VirtualDevice) => expect.poll(() => device.state.starts, patience);
const modeOf = (device: VirtualDevice) => expect.poll(() => device.state.mode, patience);
const isThere = (origin: string) =>
  ask(origin, '/').then(
    () => true,
    () => false,
  );
/** No other test listens here: where nothing of the device answers, nothing does. */
const ownHost = '127.0.0.46';
const home = { ssid: 'Home', pwd: 'sunny-roof-7', dhcp: true };

describe.each(generations)('the first set-up of %s firmware', (firmware) => {
  const login = loginOf(firmware);
  const setWifi = (device: VirtualDevice, body: unknown) =>
    ask(device.accessPointOrigin, '/api/setwifiadv', { ...login, body });

  it('begins with the device as its own access point', async () => {
    const device = await aDevice({ firmware, ssid: null, accessPointPort: 0, host: ownHost });
    expect(device.state).toMatchObject({ mode: 'accessPoint', accessPointSsid: 'iMeter_DA2BED94' });
    expect(await isThere(device.accessPointOrigin)).toBe(true);
    expect(await isThere(device.origin)).toBe(false);
    const { body } = await ask(device.accessPointOrigin, '/api/wifiaplist', login);
    expect(body).toContainEqual({ ssid: 'Home', signal: 88 });
  });

  it('moves it into the network with the right password', async () => {
    const device = await aDevice({ firmware, ssid: null, accessPointPort: 0, host: ownHost });
    expect((await setWifi(device, home)).body).toMatchObject({ message: 'ok' });
    await modeOf(device).toBe('joined');
    expect(await isThere(device.accessPointOrigin)).toBe(false);
    expect((await ask(device.origin, '/api/wifidata', login)).body).toMatchObject({ ssid: 'Home' });
  });

  it.each([
    ['the password is wrong', { ...home, pwd: 'sunny-roof-8' }],
    ['there is no such network', { ...home, ssid: 'Elsewhere' }],
  ])('falls back to the access point where %s, and can be tried again', async (_, wrong) => {
    const device = await aDevice({ firmware, ssid: null });
    await setWifi(device, wrong);
    await startsOf(device).toBe(2);
    expect(device.state.mode).toBe('accessPoint');
    await setWifi(device, home);
    await modeOf(device).toBe('joined');
  });

  it('takes an open network, and truth as a number', async () => {
    const device = await aDevice({ firmware, ssid: null });
    await setWifi(device, { ssid: 'Guests', pwd: '', dhcp: 1 });
    await modeOf(device).toBe('joined');
  });

  it.each([
    ['an address that is none', { ...home, dhcp: false, ip: '192.168.1.300' }],
    ['an empty name', { ...home, ssid: '' }],
    ['a name of 33 characters', { ...home, ssid: 'x'.repeat(33) }],
    ['no JSON', 'ssid=Home'],
    ['nothing', {}],
  ])('refuses %s and stays', async (_, body) => {
    const device = await aDevice({ firmware, ssid: null });
    expect((await setWifi(device, body)).body).toMatchObject({ message: 'invalid parameter' });
    expect(device.state).toMatchObject({ mode: 'accessPoint', settings: { wifi: { ssid: '' } } });
  });
});

describe('the access point', () => {
  it('has the name that was set for it', async () => {
    const device = await aDevice({ firmware: 'new' });
    await ask(device.origin, '/api/ssid?value=FactoryAP');
    await modeOf(device).toBe('joined');
    expect(device.state.accessPointSsid).toBe('FactoryAP_DA2BED94');
    expect((await ask(device.origin, '/api/ssid')).body).toMatchObject({ successful: false });
  });

  it('reports its own address', async () => {
    const device = await aDevice({ firmware: 'new', ssid: null });
    const { body } = await ask(device.accessPointOrigin, '/api/wifidata');
    expect(body).toMatchObject({ ip: '11.11.11.1', ssid: '' });
  });
});

describe('a static address', () => {
  const fixed = { netmask: '255.255.255.0', gw: '192.168.1.1', dns: '192.168.1.2' };

  it('is reported, with the rest of the network', async () => {
    const device = await aDevice({ firmware: 'new' });
    const body = { dhcp: false, ip: '192.168.1.80', ...fixed };
    await ask(device.origin, '/api/setwifiadv', { body });
    await startsOf(device).toBe(2);
    expect(device.state.mode).toBe('joined');
    const reported = await ask(device.origin, '/api/wifidata');
    expect(reported.body).toMatchObject({ ...body, dhcp: 0, ssid: 'Home' });
  });

  it.runIf(process.platform === 'linux')('within loopback is really taken', async () => {
    const device = await aDevice({ firmware: 'new' });
    const before = device.origin;
    await ask(device.origin, '/api/setwifiadv', { body: { dhcp: false, ip: '127.0.0.77', ...fixed } });
    await startsOf(device).toBe(2);
    expect(device.state.mode).toBe('joined');
    expect(device.origin).toBe(before.replace('127.0.0.1', '127.0.0.77'));
    expect([await isThere(device.origin), await isThere(before)]).toEqual([true, false]);
  });
});
