import * as z from 'zod/mini';
import type { Device } from '../device.ts';
import { type Answer, json, outcome, unauthorized, withNumber, withRestart } from '../http/answer.ts';
import { bodyAs, type DeviceRequest } from '../http/request.ts';
import { factorySettings, type Settings } from '../memory/settings.ts';
import type { Endpoint } from './endpoint.ts';

const answerStatus = ({ settings, recoveryKey }: Device): Answer => {
  const { enabled, password, modbusTcpEnabled, ssdpEnabled } = settings().admin;
  return json({
    enabled: enabled ? 1 : 0,
    hasPassword: password === '' ? 0 : 1,
    recoverySupported: recoveryKey === null ? 0 : 1,
    modbusTcpEnabled,
    ssdpEnabled,
  });
};

const username = z.string().check(z.minLength(1), z.maxLength(32));
/** 8 to 32 visible characters of ASCII with a letter and a digit. */
const password = z.string().check(z.regex(/^(?=.*[A-Za-z])(?=.*\d)[\x21-\x7e]{8,32}$/));
const bit = z.union([z.literal(0), z.literal(1)]);

const newLogin = z
  .object({ username, password, confirmPassword: z.string() })
  .check(z.refine((login) => login.password === login.confirmPassword));

const enabling = z.object({
  enable: bit,
  modbusTcpEnabled: z.optional(bit),
  ssdpEnabled: z.optional(bit),
});

type Admin = Settings['admin'];

const enable = (device: Device, request: DeviceRequest): Answer => {
  const wanted = bodyAs(request, enabling);
  const { admin: before } = device.settings();
  const login = wanted === null ? null : loginFor(before, wanted.enable, request);
  if (wanted === null || login === null) return outcome(withNumber, false);
  const admin: Admin = {
    ...login,
    modbusTcpEnabled: wanted.modbusTcpEnabled ?? before.modbusTcpEnabled,
    ssdpEnabled: wanted.ssdpEnabled ?? before.ssdpEnabled,
  };
  device.save({ ...device.settings(), admin });
  const done = outcome(withNumber, true);
  const servesElse =
    admin.modbusTcpEnabled !== before.modbusTcpEnabled || admin.ssdpEnabled !== before.ssdpEnabled;
  return servesElse ? withRestart(done) : done;
};

type LoginOfAdmin = Pick<Admin, 'enabled' | 'username' | 'password'>;

/**
 * Null where the login it asks for is missing or too weak. UNVERIFIED: that switching off forgets the password, and that
 * an enabled device takes services alone without a new login.
 */
const loginFor = (before: Admin, wanted: 0 | 1, request: DeviceRequest): LoginOfAdmin | null => {
  if (wanted === 0) return { enabled: false, username: '', password: '' };
  const login = bodyAs(request, newLogin);
  if (login !== null) return { enabled: true, username: login.username, password: login.password };
  const named = bodyAs(request, z.partial(z.object({ username: z.unknown(), password: z.unknown() })));
  const namesNone = named?.username === undefined && named?.password === undefined;
  return before.enabled && namesNone
    ? { enabled: true, username: before.username, password: before.password }
    : null;
};

const passwordChange = z.object({ oldUsername: z.string(), oldPassword: z.string() });

const changePassword = (device: Device, request: DeviceRequest): Answer => {
  const settings = device.settings();
  const old = bodyAs(request, passwordChange);
  const login = bodyAs(request, newLogin);
  if (old === null || login === null) return outcome(withNumber, false);
  const { admin } = settings;
  if (old.oldUsername !== admin.username || old.oldPassword !== admin.password) return unauthorized;
  const next: Admin = { ...admin, username: login.username, password: login.password };
  device.save({ ...settings, admin: next });
  return outcome(withNumber, true);
};

const answerChallenge = ({ recovery, identity }: Device): Answer =>
  json({ successful: 1, alg: 'ed25519', payload: recovery.challenge(identity()) });

const proof = z.object({ payload: z.string(), signature: z.string().check(z.regex(/^[0-9a-f]{128}$/i)) });

const recover = (device: Device, request: DeviceRequest): Answer => {
  const { recovery, recoveryKey } = device;
  const given = bodyAs(request, proof);
  if (
    given === null ||
    recoveryKey === null ||
    !recovery.isProven(given.payload, given.signature, recoveryKey)
  )
    return outcome(withNumber, false);
  recovery.forget();
  const settings = device.settings();
  const { modbusTcpEnabled, ssdpEnabled } = settings.admin;
  device.save({ ...settings, admin: { ...factorySettings.admin, modbusTcpEnabled, ssdpEnabled } });
  return outcome(withNumber, true);
};

const open = { only: 'new', access: 'public' } as const;
const closed = { only: 'new', access: 'protected' } as const;

export const adminSecurityEndpoints: readonly Endpoint[] = [
  { ...open, method: 'GET', path: '/api/admin/status', answer: answerStatus },
  { ...open, method: 'GET', path: '/api/admin/recovery_challenge', answer: answerChallenge },
  { ...open, method: 'POST', path: '/api/admin/recovery', answer: recover },
  { ...closed, method: 'GET', path: '/api/admin/check', answer: () => json({ successful: 1 }) },
  { ...closed, method: 'POST', path: '/api/admin/enable', answer: enable },
  { ...closed, method: 'POST', path: '/api/admin/password', answer: changePassword },
];
