import { afterEach, beforeEach } from 'vitest';
import { keptLogins } from '../src/device/kept-logins.ts';
import type { Native } from '../src/platform/native.ts';
import { cleanUpApp, openApp } from './app-for-test.tsx';
import { type DeviceState, startDevice, type TestDevice } from './device-for-test.ts';
import { putPhoneBack, takePhone } from './native-for-test.ts';
import { serveForTest } from './server-for-test.ts';

const devices: TestDevice[] = [];

/** Local mode in the app, with a phone, without an account and without a server. */
export const localMode = (): void => {
  cleanUpApp();
  putPhoneBack();
  beforeEach(() => {
    serveForTest({});
    takePhone();
  });
  afterEach(async () => {
    for (const device of devices.splice(0)) {
      keptLogins.forget(device.address);
      await device.stop();
    }
  });
};

export const deviceForTest = async (state: Partial<DeviceState> = {}): Promise<TestDevice> => {
  const device = await startDevice(state);
  devices.push(device);
  return device;
};

export const openLocal = (path: string, phone?: Partial<Native>) => {
  if (phone) takePhone(phone);
  return openApp(path, { isAppBuild: true });
};

export const saveDevices = (...saved: { address: string; sn?: string; name?: string }[]): void =>
  localStorage.setItem(
    'localDevices',
    JSON.stringify(saved.map(({ address, sn = null, name = null }) => ({ address, sn, name }))),
  );
