// Whose certificates an upload by HTTPS or TLS believes.
import { createHash, X509Certificate } from 'node:crypto';
import type { Device } from '../device.ts';
import { type Answer, json, outcome, withNumber } from '../http/answer.ts';
import { bodyAs, type DeviceRequest } from '../http/request.ts';
import { type Settings, tlsMode } from '../memory/settings.ts';
import type { Endpoint } from './endpoint.ts';

const mostBytes = 3072;

/** UNVERIFIED: that the hash is that of the file as it was uploaded. */
const answerStatus = (device: Device): Answer => {
  const { mode, customCa } = device.settings().tls;
  return json({
    successful: 1,
    mode,
    customCaValid: customCa === '' ? 0 : 1,
    customCaLength: Buffer.byteLength(customCa),
    customCaSha256: customCa === '' ? '' : createHash('sha256').update(customCa).digest('hex'),
    restartRequiredAfterChange: 1,
  });
};

const upload = (device: Device, { body }: DeviceRequest): Answer => {
  if (Buffer.byteLength(body) > mostBytes || !isCertificate(body)) return outcome(withNumber, false);
  return save(device, { ...device.settings().tls, customCa: body });
};

const isCertificate = (pem: string): boolean => {
  try {
    return pem.includes('-----BEGIN CERTIFICATE-----') && new X509Certificate(pem).subject !== '';
  } catch {
    return false;
  }
};

const select = (device: Device, request: DeviceRequest): Answer => {
  const wanted = bodyAs(request, tlsMode);
  const { customCa } = device.settings().tls;
  if (wanted === null || (wanted.mode === 'custom' && customCa === '')) return outcome(withNumber, false);
  return save(device, { mode: wanted.mode, customCa });
};

const remove = (device: Device): Answer => save(device, { mode: 'builtin', customCa: '' });

const save = (device: Device, tls: Settings['tls']): Answer => {
  device.save({ ...device.settings(), tls });
  return outcome(withNumber, true);
};

const adminOnly = { only: 'new', access: 'adminOnly' } as const;

export const certificateEndpoints: readonly Endpoint[] = [
  { ...adminOnly, method: 'GET', path: '/api/tls/ca/status', answer: answerStatus },
  { ...adminOnly, method: 'POST', path: '/api/tls/ca/upload', answer: upload },
  { ...adminOnly, method: 'POST', path: '/api/tls/ca/select', answer: select },
  { ...adminOnly, method: 'POST', path: '/api/tls/ca/delete', answer: remove },
];
