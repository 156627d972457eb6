// Everything a device keeps through a restart, but for its serial number.
import * as z from 'zod/mini';

/** As the API writes them: 0 IAMMETER's cloud, 1 TCP, 2 HTTP, 3 MQTT, 4 stand-alone. */
export const runModes = { cloud: 0, tcp: 1, http: 2, mqtt: 3, standAlone: 4 } as const;
export const runModeNames = ['IAMMETER-cloud', 'tcp', 'http', 'mqtt', 'stand alone'] as const;

const bit = z.union([z.literal(0), z.literal(1)]);
const positive = z.int().check(z.minimum(1));

export const wifiSettings = z.object({ ssid: z.string(), pwd: z.string() });

export const addressSettings = z.object({
  dhcp: z.boolean(),
  ip: z.ipv4(),
  netmask: z.ipv4(),
  gw: z.ipv4(),
  dns: z.ipv4(),
});

export const advancedSettings = z.object({
  runMode: z.int().check(z.minimum(0), z.maximum(4)),
  uploadAddress: z.string(),
  mqttUsername: z.string(),
  mqttPassword: z.string(),
  ntpServer: z.string(),
  haDiscovery: bit,
  /** Seconds. */
  uploadInterval: positive,
  netmetering: bit,
  /** Phase C counts this many times. */
  ctcRatio: positive,
  reactive: bit,
});
export type AdvancedSettings = z.infer<typeof advancedSettings>;

const ascii = (most: number) => z.string().check(z.regex(/^[\x20-\x7e]*$/), z.maxLength(most));

export const brandSettings = z.object({
  showIammeter: bit,
  brandText: ascii(20),
  /** The name of the access point, before its serial number. */
  apSsid: ascii(18),
});

const tlsModes = ['builtin', 'custom', 'none'] as const;
export const tlsMode = z.object({ mode: z.enum(tlsModes) });

export const settings = z.object({
  wifi: wifiSettings,
  address: addressSettings,
  advanced: advancedSettings,
  /** Of meters with outside current transformers: kept, without effect on this one. */
  ctRatio: positive,
  /** Basic login of the upload address, as the legacy API stores it. */
  uploadLogin: z.string(),
  brand: brandSettings,
  tls: z.object({ mode: z.enum(tlsModes), customCa: z.string() }),
  admin: z.object({
    enabled: z.boolean(),
    username: z.string(),
    password: z.string(),
    modbusTcpEnabled: bit,
    ssdpEnabled: bit,
  }),
});
export type Settings = z.infer<typeof settings>;

export const factorySettings: Settings = {
  wifi: { ssid: '', pwd: '' },
  address: { dhcp: true, ip: '0.0.0.0', netmask: '0.0.0.0', gw: '0.0.0.0', dns: '0.0.0.0' },
  advanced: {
    runMode: runModes.cloud,
    uploadAddress: '',
    mqttUsername: '',
    mqttPassword: '',
    ntpServer: 'pool.ntp.org',
    haDiscovery: 0,
    uploadInterval: 60,
    netmetering: 0,
    ctcRatio: 1,
    reactive: 0,
  },
  ctRatio: 1,
  uploadLogin: '',
  brand: { showIammeter: 1, brandText: 'IAMMETER', apSsid: 'iMeter' },
  tls: { mode: 'builtin', customCa: '' },
  admin: { enabled: false, username: '', password: '', modbusTcpEnabled: 1, ssdpEnabled: 1 },
};
