import { createDevice, type Start } from './create-device.ts';
import type { Device } from './device.ts';
import { type CompleteOptions, completeOptions, type DeviceOptions } from './device-options.ts';
import { answerTo } from './endpoints/endpoints.ts';
import { serveHttp } from './http/serve-http.ts';
import { macOf } from './identity.ts';
import { type Close, createLife, type Life } from './life/life.ts';
import { reservePorts } from './life/reserve-ports.ts';
import { type Kept, openMemory } from './memory/memory.ts';
import { factorySettings, type Settings } from './memory/settings.ts';
import { registersOf } from './modbus/registers.ts';
import { serveModbus } from './modbus/serve-modbus.ts';
import { monitorJson } from './readings/monitor-json.ts';
import { runUploads, type UploadCount } from './upload/run-uploads.ts';
import { listeningHost } from './wifi/address.ts';
import { networkJoined } from './wifi/network.ts';

export type DeviceState = {
  readonly mode: 'joined' | 'accessPoint' | 'away';
  /** How often it has started: more than once after a restart, however short that was. */
  readonly starts: number;
  readonly sn: string;
  /** The name of its access point, whether that is open or not. */
  readonly accessPointSsid: string;
  readonly settings: Settings;
  readonly uploads: Readonly<UploadCount>;
};

export type VirtualDevice = {
  /** Where it answers in the network, and as its own access point: the same where the latter has no port of its own. */
  readonly origin: string;
  readonly accessPointOrigin: string;
  readonly modbusPort: number | null;
  readonly state: DeviceState;
  readonly stop: () => Promise<void>;
};

/** Starts a device that answers as a real one does, on ports of this computer. */
export const startDevice = async (given: DeviceOptions): Promise<VirtualDevice> => {
  const options = completeOptions(given);
  const memory = openMemory(options.dataFolder, firstMemory(options));
  const ports = await choosePorts(options);
  const uploads: UploadCount = { sent: 0, failed: 0, why: null };
  let start: Start = { atMs: options.nowMs(), network: null };
  const device = createDevice(options, memory, () => start);
  const life: Life = createLife({
    restartMs: options.restartMs,
    onTrouble: options.onTrouble,
    open: (signal) => {
      start = { atMs: options.nowMs(), network: networkJoined(options.networks, device.settings().wifi) };
      device.recovery.forget();
      return openServices({ options, device, ports, uploads, signal, restart: () => life.restart() });
    },
  });
  await life.begin();
  return {
    get origin() {
      return originOf(listeningHost(true, device.settings().address, options.host), ports.network);
    },
    accessPointOrigin: originOf(options.host, ports.accessPoint),
    modbusPort: ports.modbus,
    get state() {
      return stateOf(device, life, uploads);
    },
    stop: life.end,
  };
};

const firstMemory = ({ sn, anchorMs, ssid, networks, admin }: CompleteOptions): Kept => ({
  sn,
  mac: macOf(sn),
  anchorMs,
  settings: {
    ...factorySettings,
    wifi: { ssid: ssid ?? '', pwd: networks.find((network) => network.ssid === ssid)?.password ?? '' },
    admin: { ...factorySettings.admin, ...(admin && { enabled: true, ...admin }) },
  },
});

type Ports = {
  readonly network: number;
  readonly accessPoint: number;
  readonly modbus: number | null;
};

const choosePorts = async ({ host, port, accessPointPort, modbusPort }: CompleteOptions): Promise<Ports> => {
  const hasOwn = accessPointPort !== null && (accessPointPort === 0 || accessPointPort !== port);
  const [network = port, ...others] = await reservePorts(host, [
    port,
    ...(hasOwn ? [accessPointPort] : []),
    ...(modbusPort === null ? [] : [modbusPort]),
  ]);
  const accessPoint = hasOwn ? (others.shift() ?? network) : network;
  return { network, accessPoint, modbus: others.shift() ?? null };
};

type Services = {
  readonly options: CompleteOptions;
  readonly device: Device;
  readonly ports: Ports;
  readonly uploads: UploadCount;
  readonly signal: AbortSignal;
  readonly restart: () => void;
};

const openServices = async (services: Services): Promise<readonly Close[]> => {
  const { options, device, ports, restart } = services;
  const isJoined = device.joined() !== null;
  const { address, admin } = device.settings();
  const host = listeningHost(isJoined, address, options.host);
  const cors = options.cors && options.firmware === 'new';
  const api = {
    answer: (request: Parameters<typeof answerTo>[1]) => answerTo(device, request),
    cors,
    restart,
    onTrouble: options.onTrouble,
  };
  const opened: Close[] = [await serveHttp(api, host, isJoined ? ports.network : ports.accessPoint)];
  if (ports.modbus !== null && admin.modbusTcpEnabled === 1)
    opened.push(await serveModbus(() => registersNow(device), host, ports.modbus));
  if (isJoined) opened.push(startUploads(services));
  return opened;
};

const registersNow = (device: Device): readonly number[] | null => {
  const reading = device.reading();
  return reading === null ? null : registersOf(device.identity(), reading, device.runTime());
};

const startUploads = ({ device, uploads, signal }: Services): Close => {
  const running = runUploads({
    settings: device.settings(),
    intervalMs: () => 1000 * device.settings().advanced.uploadInterval,
    payload: () => {
      const reading = device.reading();
      return reading === null ? null : monitorJson(device.identity(), reading);
    },
    count: uploads,
    signal,
  });
  return () => running;
};

const originOf = (host: string, port: number): string => `http://${host}:${port}`;

const stateOf = (device: Device, life: Life, uploads: UploadCount): DeviceState => {
  const { sn } = device.identity();
  const settings = device.settings();
  const present = device.joined() === null ? 'accessPoint' : 'joined';
  return {
    mode: life.isAway() ? 'away' : present,
    starts: life.starts(),
    sn,
    accessPointSsid: `${settings.brand.apSsid}_${sn}`,
    settings,
    uploads,
  };
};
