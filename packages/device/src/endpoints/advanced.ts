import * as z from 'zod/mini';
import type { Device } from '../device.ts';
import { type Answer, json, outcome, withRestart } from '../http/answer.ts';
import { bodyAs, type DeviceRequest } from '../http/request.ts';
import { type AdvancedSettings, advancedSettings, runModeNames } from '../memory/settings.ts';
import type { Endpoint } from './endpoint.ts';

const answerAdvanced = (device: Device): Answer => {
  const { runMode, ...rest } = device.settings().advanced;
  return json({ runMode, runModeList: runModeNames.join(','), ...rest });
};

const change = z.partial(advancedSettings);

/** UNVERIFIED: which changes restart the device; its makers say "some". These are about its connections. */
const restarting = [
  'runMode',
  'uploadAddress',
  'mqttUsername',
  'mqttPassword',
  'ntpServer',
  'haDiscovery',
] as const satisfies readonly (keyof AdvancedSettings)[];

const setAdvanced = (device: Device, request: DeviceRequest): Answer => {
  const wanted = bodyAs(request, change);
  if (wanted === null || Object.keys(wanted).length === 0) return outcome(device.firmware, false);
  const before = device.settings();
  const advanced = advancedSettings.parse({ ...before.advanced, ...wanted });
  device.save({ ...before, advanced });
  const done = outcome(device.firmware, true);
  return restarting.some((name) => advanced[name] !== before.advanced[name]) ? withRestart(done) : done;
};

export const advancedEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/api/getadv', access: 'protected', answer: answerAdvanced },
  { method: 'POST', path: '/api/setadv', access: 'protected', answer: setAdvanced },
];
