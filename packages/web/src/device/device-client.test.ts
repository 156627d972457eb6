import { afterEach, describe, expect, it } from 'vitest';
import { type DeviceState, phaseRow, startDevice, type TestDevice } from '../../test/device-for-test.ts';
import { browserNative } from '../platform/browser-native.ts';
import { createAsk } from './ask.ts';
import { createDeviceClient } from './device-client.ts';
import { authorizationOf, type DeviceLogin } from './login.ts';

const devices: TestDevice[] = [];
afterEach(async () => {
  for (const one of devices.splice(0)) await one.stop();
});

const clientOf = async (
  state: Partial<DeviceState>,
  given: { login?: DeviceLogin; online?: boolean } = {},
) => {
  const device = await startDevice(state);
  devices.push(device);
  const typed = { login: given.login ?? null };
  const client = createDeviceClient(
    createAsk({
      request: browserNative.request,
      isConnected: async () => given.online ?? true,
      loginOf: () => typed.login,
      now: () => 1_000_000,
    }),
  );
  return { device, client, typed, address: device.address };
};

const admin = { username: 'admin', password: 'admin' };
const own = { username: 'boss', password: 'Grün2026' };
const reading = { voltageV: 230.4, currentA: 1.8, powerW: 420, importKwh: 1234.5, exportKwh: 12.25 };

describe('a device’s reading', () => {
  it('comes from new firmware without a login', async () => {
    const { client, device, address } = await clientOf({});
    const outcome = await client.monitor(address);
    expect(outcome).toMatchObject({
      kind: 'answer',
      value: { sn: 'DA2BED94', version: 'i.91.065.3', model: 'WEM3080T', signal: 80 },
    });
    expect(device.asked).toMatchObject([{ path: '/api/monitor', authorization: null }]);
  });

  it('comes from old firmware with the factory’s login, found once', async () => {
    const { client, device, address } = await clientOf({
      firmware: 'old',
      login: admin,
      rows: [phaseRow, phaseRow, phaseRow],
    });
    const outcome = await client.monitor(address);
    expect(outcome).toMatchObject({
      kind: 'answer',
      value: { values: { phases: [reading, reading, reading] } },
    });
    device.asked.length = 0;
    await client.monitor(address);
    expect(device.asked).toMatchObject([{ path: '/monitorjson', authorization: authorizationOf(admin) }]);
  });

  it('comes from the oldest firmware, which knows neither its number nor its frequency', async () => {
    const { client, address } = await clientOf({ firmware: 'oldest', login: admin });
    expect(await client.monitor(address)).toMatchObject({
      kind: 'answer',
      value: { sn: null, values: { phases: [{ ...reading, frequencyHz: null, powerFactor: null }] } },
    });
  });

  it('is not there while the device is not ready', async () => {
    const { client, address } = await clientOf({ isReady: false });
    expect(await client.monitor(address)).toEqual({ kind: 'notReady' });
  });

  it('needs a device that answers, and a network', async () => {
    const { client, address } = await clientOf({ isDown: true });
    expect(await client.monitor(address)).toEqual({ kind: 'unreachable' });
    const { client: alone, address: other } = await clientOf({ isDown: true }, { online: false });
    expect(await alone.monitor(other)).toEqual({ kind: 'noNetwork' });
  });

  it('is not to be had from anything that is no meter', async () => {
    const { client, address } = await clientOf({ rows: [] });
    expect(await client.monitor(address)).toEqual({ kind: 'notUnderstood' });
  });
});

describe('a device’s login', () => {
  it('is never guessed where Admin Security is on', async () => {
    const { client, device, address } = await clientOf({ adminSecurity: true, login: own });
    expect(await client.network(address)).toEqual({ kind: 'loginNeeded', refused: false });
    expect(device.asked.map(({ authorization }) => authorization)).toEqual([null, null]);
  });

  it('that is kept opens it, and is sent at once from then on', async () => {
    const { client, device, address } = await clientOf({ adminSecurity: true, login: own }, { login: own });
    expect(await client.network(address)).toMatchObject({
      kind: 'answer',
      value: { ssid: 'house', dhcp: true },
    });
    device.asked.length = 0;
    await client.wifiList(address);
    expect(device.asked.map(({ authorization }) => authorization)).toEqual([authorizationOf(own)]);
  });

  it('that was refused is not sent a second time', async () => {
    const { client, device, typed, address } = await clientOf(
      { adminSecurity: true, login: own },
      { login: admin },
    );
    expect(await client.network(address)).toEqual({ kind: 'loginNeeded', refused: true });
    device.asked.length = 0;
    expect(await client.network(address)).toEqual({ kind: 'loginNeeded', refused: true });
    expect(device.asked.map(({ authorization }) => authorization)).toEqual([null]);
    typed.login = own;
    expect(await client.network(address)).toMatchObject({ kind: 'answer' });
  });

  it('that changed on the device is asked for again', async () => {
    const { client, device, address } = await clientOf({ firmware: 'old', login: admin });
    await client.network(address);
    device.state.login = own;
    expect(await client.network(address)).toEqual({ kind: 'loginNeeded', refused: true });
  });

  it('waits as long as a locked device says', async () => {
    const { client, address } = await clientOf({ login: own, lockedSeconds: 90 }, { login: admin });
    expect(await client.network(address)).toEqual({ kind: 'locked', untilMs: 1_090_000 });
  });
});

describe('a device’s settings', () => {
  it('are read', async () => {
    const { client, address } = await clientOf({});
    expect(await client.uploadSettings(address)).toMatchObject({
      value: { runMode: 'cloud', uploadAddress: '', uploadInterval: 60 },
    });
    expect(await client.wifiList(address)).toMatchObject({
      value: [
        { ssid: 'barn', signal: 88, secure: null },
        { ssid: 'house', signal: 62 },
      ],
    });
  });

  it('are not all there in old firmware', async () => {
    const { client, address } = await clientOf({ firmware: 'old', login: admin });
    expect(await client.uploadSettings(address)).toEqual({ kind: 'notUnderstood' });
  });

  it('are changed', async () => {
    const { client, device, address } = await clientOf({});
    const change = { ssid: 'barn', pwd: 'secret 12', dhcp: true };
    expect(await client.saveNetwork(address, change)).toEqual({ kind: 'answer', value: true });
    await client.saveUpload(address, { runMode: 'http', uploadAddress: 'http://10.0.0.2:8080/upload/k' });
    expect(device.asked).toMatchObject([
      { method: 'POST', path: '/api/setwifiadv', body: change },
      {
        method: 'POST',
        path: '/api/setadv',
        body: { runMode: 2, uploadAddress: 'http://10.0.0.2:8080/upload/k' },
      },
    ]);
  });

  it('stay as they are where the device says no', async () => {
    const { client, address } = await clientOf({ refusal: 'invalid parameter' });
    expect(await client.saveNetwork(address, { ssid: '', dhcp: true })).toEqual({
      kind: 'refused',
      message: 'invalid parameter',
    });
  });
});

describe('a device', () => {
  it('restarts, and is gone before it has said so', async () => {
    const { client, device, address } = await clientOf({});
    expect(await client.restart(address)).toEqual({ kind: 'answer', value: true });
    expect(await client.factoryReset(address)).toEqual({ kind: 'answer', value: true });
    expect(device.asked.map(({ path }) => path)).toEqual(['/api/restart', '/api/restart?reset=true']);
    device.state.isDown = true;
    expect(await client.restart(address)).toEqual({ kind: 'answer', value: true });
  });
});
