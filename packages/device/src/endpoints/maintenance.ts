import type { Device } from '../device.ts';
import { type Answer, outcome, withRestart } from '../http/answer.ts';
import type { DeviceRequest } from '../http/request.ts';
import { brandSettings } from '../memory/settings.ts';
import type { Endpoint } from './endpoint.ts';

/** UNVERIFIED: that the factory reset switches Admin Security off, and that it restarts the device. */
const restart = (device: Device, { query }: DeviceRequest): Answer => {
  if (query.get('reset') === 'true') device.reset(false);
  return withRestart(outcome(device.firmware, true));
};

/** Real devices have it, so it is here; no screen of ours offers it. */
const eraseAll = (device: Device): Answer => {
  device.reset(true);
  return withRestart(outcome(device.firmware, true));
};

const setAccessPointName = (device: Device, { query }: DeviceRequest): Answer => {
  const name = brandSettings.shape.apSsid.safeParse(query.get('value') ?? undefined);
  if (!name.success) return outcome(device.firmware, false);
  const settings = device.settings();
  device.save({ ...settings, brand: { ...settings.brand, apSsid: name.data } });
  return withRestart(outcome(device.firmware, true));
};

export const maintenanceEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/api/restart', access: 'protected', answer: restart },
  { method: 'GET', path: '/api/totallyreset', access: 'protected', answer: eraseAll },
  { method: 'GET', path: '/api/ssid', access: 'protected', answer: setAccessPointName },
];
