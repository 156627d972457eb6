// The older way: one setting an address, read without a parameter and set with one.
import * as z from 'zod/mini';
import type { Device } from '../device.ts';
import { type Answer, json, outcome } from '../http/answer.ts';
import type { DeviceRequest } from '../http/request.ts';
import { advancedSettings, type Settings } from '../memory/settings.ts';
import type { Endpoint } from './endpoint.ts';

type NumberSetting = {
  readonly path: string;
  /** New firmware reads the value under this name, old firmware under that of the parameter, as a text. */
  readonly name: string;
  readonly parameters: readonly [string, ...string[]];
  readonly read: (settings: Settings) => number;
  /** Null where the value is not allowed. */
  readonly changed: (settings: Settings, value: number) => Settings | null;
};

type AdvancedNumber = 'uploadInterval' | 'netmetering' | 'reactive' | 'ctcRatio' | 'haDiscovery';

const advanced = (
  key: AdvancedNumber,
  address: Pick<NumberSetting, 'path' | 'name' | 'parameters'>,
): NumberSetting => ({
  ...address,
  read: (settings) => settings.advanced[key],
  changed: (settings, value) => {
    const next = advancedSettings.safeParse({ ...settings.advanced, [key]: value });
    return next.success ? { ...settings, advanced: next.data } : null;
  },
});

const numberSettings: readonly NumberSetting[] = [
  advanced('uploadInterval', { path: '/api/uploadinterval', name: 'uploadinterval', parameters: ['x'] }),
  advanced('netmetering', { path: '/api/netmetering', name: 'NEM', parameters: ['nem'] }),
  advanced('reactive', { path: '/api/reactive', name: 'reactive', parameters: ['x'] }),
  advanced('ctcRatio', { path: '/api/ctcratio', name: 'ctcratio', parameters: ['x', 'ctc'] }),
  advanced('haDiscovery', { path: '/api/mqttha', name: 'mqttHA', parameters: ['x'] }),
  {
    path: '/api/ratio',
    name: 'CTratio',
    parameters: ['x'],
    read: ({ ctRatio }) => ctRatio,
    changed: (settings, value) =>
      Number.isInteger(value) && value >= 1 ? { ...settings, ctRatio: value } : null,
  },
];

const answerNumber =
  (setting: NumberSetting) =>
  (device: Device, { query }: DeviceRequest): Answer => {
    const { firmware } = device;
    const given = setting.parameters.map((name) => query.get(name)).find((text) => text !== null);
    if (given === undefined) return readNumber(setting, device);
    const next = /^\d+$/.test(given ?? '') ? setting.changed(device.settings(), Number(given)) : null;
    if (next !== null) device.save(next);
    return outcome(firmware, next !== null);
  };

/** UNVERIFIED for old firmware: the form is that of an older document of new firmware. */
const readNumber = ({ name, parameters, read }: NumberSetting, { firmware, settings }: Device): Answer => {
  const value = read(settings());
  return firmware.generation === 'new'
    ? json({ [name]: value })
    : json({ successful: firmware.flag(true), [parameters[0]]: String(value) });
};

const mqttLogin = z.object({
  user: z.string().check(z.maxLength(64)),
  pwd: z.string().check(z.maxLength(64)),
});

const answerMqtt = (device: Device, { query }: DeviceRequest): Answer => {
  const settings = device.settings();
  const { mqttUsername, mqttPassword } = settings.advanced;
  if (!query.has('user') && !query.has('pwd'))
    return json({ username: mqttUsername, pwdlength: mqttPassword.length });
  const login = mqttLogin.safeParse(Object.fromEntries(query));
  if (login.success) {
    const { user, pwd } = login.data;
    device.save({ ...settings, advanced: { ...settings.advanced, mqttUsername: user, mqttPassword: pwd } });
  }
  return outcome(device.firmware, login.success);
};

/** UNVERIFIED: what the length is that of. */
const answerUploadLogin = (device: Device, { query }: DeviceRequest): Answer => {
  const settings = device.settings();
  const given = query.get('authstring');
  if (given === null) return json({ authstring: settings.uploadLogin, pwdlength: 0 });
  device.save({ ...settings, uploadLogin: given });
  return outcome(device.firmware, true);
};

export const singleSettingEndpoints: readonly Endpoint[] = [
  ...numberSettings.map(
    (setting): Endpoint => ({
      method: 'GET',
      path: setting.path,
      access: 'protected',
      answer: answerNumber(setting),
    }),
  ),
  { method: 'GET', path: '/api/mqtt', access: 'protected', answer: answerMqtt },
  { method: 'GET', path: '/api/basicauth', access: 'protected', answer: answerUploadLogin },
];
