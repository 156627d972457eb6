import * as z from 'zod/mini';
import type { Device } from '../device.ts';
import { type Answer, json, outcome, withRestart } from '../http/answer.ts';
import { bodyAs, type DeviceRequest } from '../http/request.ts';
import { addressSettings, runModeNames, type Settings, wifiSettings } from '../memory/settings.ts';
import { addressInUse } from '../wifi/address.ts';
import type { Endpoint } from './endpoint.ts';

const answerWifi = (device: Device): Answer => {
  const network = device.joined();
  if (!device.firmware.reportsNetwork) return json({ ssid: network?.ssid ?? '', sig: network?.signal ?? 0 });
  const { version, sn, mac } = device.identity();
  const { wifi, address, advanced } = device.settings();
  return json({
    version,
    SN: sn,
    mac,
    type: 'PM',
    ssid: wifi.ssid,
    ...addressInUse(network !== null, address, device.host),
    dhcp: address.dhcp ? 1 : 0,
    runMode: runModeNames[advanced.runMode],
    uploadAddress: advanced.uploadAddress,
    netmeter: advanced.netmetering,
    uploadinterval: advanced.uploadInterval,
  });
};

const answerScan = ({ networks }: Device): Answer =>
  json(networks.map(({ ssid, signal }) => ({ ssid, signal })));

/** Truth as JSON has it or as a number: the maker's own programs send both. */
const truth = z.union([
  z.boolean(),
  z.pipe(
    z.union([z.literal(0), z.literal(1)]),
    z.transform((bit) => bit === 1),
  ),
]);

const change = z.object({
  ssid: z.optional(z.string().check(z.minLength(1), z.maxLength(32))),
  pwd: z.optional(wifiSettings.shape.pwd.check(z.maxLength(64))),
  dhcp: z.optional(truth),
  ip: z.optional(addressSettings.shape.ip),
  netmask: z.optional(addressSettings.shape.netmask),
  gw: z.optional(addressSettings.shape.gw),
  dns: z.optional(addressSettings.shape.dns),
});

const setWifi = (device: Device, request: DeviceRequest): Answer => {
  const wanted = bodyAs(request, change);
  if (wanted === null || Object.keys(wanted).length === 0) return outcome(device.firmware, false);
  device.save(changed(device.settings(), wanted));
  return withRestart(outcome(device.firmware, true));
};

const changed = (settings: Settings, wanted: z.infer<typeof change>): Settings => ({
  ...settings,
  wifi: { ssid: wanted.ssid ?? settings.wifi.ssid, pwd: wanted.pwd ?? settings.wifi.pwd },
  address: {
    dhcp: wanted.dhcp ?? settings.address.dhcp,
    ip: wanted.ip ?? settings.address.ip,
    netmask: wanted.netmask ?? settings.address.netmask,
    gw: wanted.gw ?? settings.address.gw,
    dns: wanted.dns ?? settings.address.dns,
  },
});

export const wifiEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/api/wifidata', access: 'protected', answer: answerWifi },
  { method: 'GET', path: '/api/wifiaplist', access: 'protected', answer: answerScan },
  { method: 'POST', path: '/api/setwifiadv', access: 'protected', answer: setWifi },
];
