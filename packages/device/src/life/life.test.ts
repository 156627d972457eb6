import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodePayload } from '@ohmstead/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { adminLogin, ask } from '../../test/ask.ts';
import { aDevice } from '../../test/devices.ts';
import { type Generation, generations } from '../firmware.ts';
import type { VirtualDevice } from '../index.ts';
import { notReadyJson } from '../readings/monitor-json.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});
const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'device-'));
  folders.push(folder);
  return folder;
};

const patience = { timeout: 10_000, interval: 20 };
const loginOf = (firmware: Generation) => (firmware === 'old' ? { login: adminLogin } : {});
const startsOf = (device: VirtualDevice) => expect.poll(() => device.state.starts, patience);
const modeOf = (device: VirtualDevice) => expect.poll(() => device.state.mode, patience);

describe.each(generations)('a restart of %s firmware', (firmware) => {
  const login = loginOf(firmware);

  it('is answered, takes its time with nobody there, and then has no values for a while', async () => {
    const device = await aDevice({ firmware, restartMs: 300, notReadyMs: 300 });
    const { origin } = device;
    const asked = () =>
      ask(origin, '/monitorjson', login).then(
        ({ status }) => status,
        (error) => error.cause.code,
      );
    await expect.poll(asked, patience).toBe(200);
    expect((await ask(origin, '/api/restart', login)).body).toMatchObject({ message: 'ok' });
    await expect.poll(asked, patience).toBe('ECONNREFUSED');
    expect(device.state.mode).toBe('away');
    await expect.poll(asked, patience).toBe(400);
    await expect.poll(asked, patience).toBe(200);
  });

  it('answers rows of nulls while it has no values, and everything else', async () => {
    const { origin } = await aDevice({ firmware, notReadyMs: 60_000 });
    const { status, body } = await ask(origin, '/api/monitorjson', login);
    expect([status, body]).toEqual([400, notReadyJson]);
    expect((await ask(origin, '/api/getadv', login)).status).toBe(200);
  });

  it('keeps the settings', async () => {
    const device = await aDevice({ firmware });
    const body = { runMode: 2, uploadAddress: 'http://127.0.0.1:9/upload/abc', netmetering: 1 };
    await ask(device.origin, '/api/setadv', { ...login, body });
    await startsOf(device).toBe(2);
    expect(device.state.mode).toBe('joined');
    expect((await ask(device.origin, '/api/getadv', login)).body).toMatchObject(body);
  });

  it('comes with what is about its connections, not with what is about its values', async () => {
    const device = await aDevice({ firmware, restartMs: 60_000 });
    await ask(device.origin, '/api/setadv', { ...login, body: { uploadInterval: 5, reactive: 1 } });
    await ask(device.origin, '/api/setadv', { ...login, body: { runMode: 4 } });
    await modeOf(device).toBe('away');
    expect(device.state.settings.advanced).toMatchObject({ runMode: 4, uploadInterval: 5, reactive: 1 });
  });
});

describe.each(generations)('a reset of %s firmware', (firmware) => {
  const login = loginOf(firmware);

  it('keeps the serial number and brings the access point back', async () => {
    const device = await aDevice({ firmware });
    await ask(device.origin, '/api/setadv', { ...login, body: { netmetering: 1, uploadInterval: 7 } });
    await ask(device.origin, '/api/restart?reset=true', login);
    await modeOf(device).toBe('accessPoint');
    expect(device.state).toMatchObject({ sn: 'DA2BED94', accessPointSsid: 'iMeter_DA2BED94' });
    expect(device.state.settings).toMatchObject({
      wifi: { ssid: '' },
      advanced: { netmetering: 0, uploadInterval: 60 },
    });
    expect((await ask(device.accessPointOrigin, '/monitorjson', login)).body).toMatchObject({
      SN: 'DA2BED94',
    });
  });

  it('of everything takes the serial number too', async () => {
    const device = await aDevice({ firmware });
    await ask(device.origin, '/api/totallyreset', login);
    await modeOf(device).toBe('accessPoint');
    expect(device.state).toMatchObject({ sn: '', accessPointSsid: 'iMeter_' });
    expect((await ask(device.accessPointOrigin, '/monitorjson', login)).body).toMatchObject({ SN: '' });
  });
});

describe('a factory reset', () => {
  it('switches Admin Security off', async () => {
    const device = await aDevice({ firmware: 'new', admin: { username: 'keeper', password: 'watts2kwh' } });
    await ask(device.origin, '/api/restart?reset=true', { login: 'keeper:watts2kwh' });
    await modeOf(device).toBe('accessPoint');
    expect((await ask(device.accessPointOrigin, '/api/getadv')).status).toBe(200);
  });
});

describe('a device with a folder', () => {
  it('goes on where it was when its program ends and starts again', async () => {
    const dataFolder = aFolder();
    const first = await aDevice({ firmware: 'new', dataFolder });
    await ask(first.origin, '/api/setadv', { body: { netmetering: 1 } });
    await first.stop();
    const second = await aDevice({ firmware: 'new', dataFolder, sn: 'ABCD1234', ssid: null });
    expect(second.state).toMatchObject({
      mode: 'joined',
      sn: 'DA2BED94',
      settings: { advanced: { netmetering: 1 }, wifi: { ssid: 'Home' } },
    });
  });
});

describe('living readings', () => {
  const dayMs = 86_400_000;
  const anchorMs = Date.UTC(2026, 8, 20);
  const countersAt = async (atMs: number, phases: 1 | 3, dataFolder: string): Promise<number[]> => {
    const device = await aDevice({
      firmware: 'new',
      phases,
      dataFolder,
      anchorMs,
      readingAt: null,
      nowMs: () => atMs,
    });
    const decoded = decodePayload((await ask(device.origin, '/monitorjson')).body);
    await device.stop();
    if (decoded.kind === 'refused') throw new Error(decoded.code);
    expect(decoded.values.phases).toHaveLength(phases);
    return decoded.values.phases.map((row) => row.importKwh ?? Number.NaN);
  };

  it.each([1, 3] as const)('have counters of %d phases that rise through every restart', async (phases) => {
    const folder = aFolder();
    const first = await countersAt(anchorMs + 2 * dayMs, phases, folder);
    const again = await countersAt(anchorMs + 2 * dayMs, phases, folder);
    const later = await countersAt(anchorMs + 4 * dayMs, phases, folder);
    expect(again).toEqual(first);
    for (const [phase, count] of later.entries()) expect(count).toBeGreaterThan(first[phase] ?? Number.NaN);
  });
});
