import { describe, expect, it } from 'vitest';
import type { NetworkFields } from '../draft/network-fields.ts';
import { checkNetwork, networkFields } from '../wifi/network-form.ts';
import { checkUpload, type UploadFields } from './upload-form.ts';

const automatic: NetworkFields = { ...networkFields(null), ssid: 'house' };
const fixed: NetworkFields = {
  ...automatic,
  dhcp: false,
  ip: '192.168.1.100',
  netmask: '255.255.255.0',
  gateway: '192.168.1.1',
  dns: '192.168.1.1',
};

describe('a device’s network', () => {
  it('keeps its password where neither name nor password changes', () => {
    expect(checkNetwork(automatic, 'house')).toEqual({
      kind: 'valid',
      change: { ssid: 'house', dhcp: true },
    });
  });

  it('is open where another network has no password', () => {
    expect(checkNetwork(automatic, 'barn')).toMatchObject({ change: { ssid: 'house', pwd: '', dhcp: true } });
    expect(checkNetwork({ ...automatic, password: 'secret 12' }, 'house')).toMatchObject({
      change: { pwd: 'secret 12' },
    });
  });

  it('sends addresses only where DHCP is off', () => {
    expect(checkNetwork(fixed, 'house')).toMatchObject({
      change: {
        dhcp: false,
        ip: '192.168.1.100',
        netmask: '255.255.255.0',
        gw: '192.168.1.1',
        dns: '192.168.1.1',
      },
    });
    expect(checkNetwork({ ...fixed, dhcp: true, ip: 'x' }, 'house')).toEqual({
      kind: 'valid',
      change: { ssid: 'house', dhcp: true },
    });
  });

  it.each<[Partial<NetworkFields>, string]>([
    [{ ssid: '' }, 'ssid'],
    [{ ssid: 'ü'.repeat(17) }, 'ssid'],
    [{ password: 'short' }, 'password'],
    [{ password: 'x'.repeat(64) }, 'password'],
    [{ ip: '192.168.1' }, 'ip'],
    [{ netmask: '255.0.255.0' }, 'netmask'],
    [{ gateway: '192.168.2.1' }, 'gateway'],
    [{ gateway: '192.168.1.100' }, 'gateway'],
    [{ dns: 'router' }, 'dns'],
  ])('refuses %j at %s', (change, field) => {
    const checked = checkNetwork({ ...fixed, ...change }, 'house');
    expect(checked.kind).toBe('invalid');
    expect(checked.kind === 'invalid' && Object.keys(checked.errors)).toContain(field);
  });
});

const upload: UploadFields = {
  runMode: 'http',
  address: 'http://192.168.1.5:8080/upload/key',
  interval: '60',
  mqttUsername: 'm',
  mqttPassword: '',
};

describe('a device’s upload', () => {
  it.each<[Partial<UploadFields>, object]>([
    [{}, { runMode: 'http', uploadAddress: 'http://192.168.1.5:8080/upload/key', uploadInterval: 60 }],
    [{ runMode: 'cloud', address: 'x' }, { runMode: 'cloud' }],
    [{ runMode: 'standAlone' }, { runMode: 'standAlone' }],
    [
      { runMode: 'tcp', address: ' tls://meter.example:8001 ', interval: '' },
      { runMode: 'tcp', uploadAddress: 'tls://meter.example:8001' },
    ],
    [
      { runMode: 'mqtt', address: 'mqtts://host:8883', mqttPassword: 'p' },
      {
        runMode: 'mqtt',
        uploadAddress: 'mqtts://host:8883',
        uploadInterval: 60,
        mqttUsername: 'm',
        mqttPassword: 'p',
      },
    ],
  ])('sends of %j only what its mode needs', (change, sent) => {
    expect(checkUpload({ ...upload, ...change })).toEqual({ kind: 'valid', change: sent });
  });

  it.each<[Partial<UploadFields>, string]>([
    [{ address: '' }, 'address'],
    [{ address: '192.168.1.5' }, 'address'],
    [{ runMode: 'tcp', address: 'http://192.168.1.5/' }, 'address'],
    [{ runMode: 'mqtt', address: 'http://192.168.1.5/' }, 'address'],
    [{ interval: '0' }, 'interval'],
    [{ interval: '86401' }, 'interval'],
    [{ interval: '1.5' }, 'interval'],
    [{ interval: 'a minute' }, 'interval'],
  ])('refuses %j at its %s', (change, field) => {
    const checked = checkUpload({ ...upload, ...change });
    expect(checked.kind === 'invalid' && Object.keys(checked.errors)).toEqual([field]);
  });
});
