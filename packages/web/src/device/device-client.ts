// What is asked of a device: only calls that are documented, and never the one that erases its serial number.
import type { output, ZodMiniType } from 'zod/mini';
import { doneOf } from './answers/done.ts';
import { type Monitor, monitorOf } from './answers/monitor.ts';
import { type DeviceNetwork, type NetworkChange, networkAnswer } from './answers/network.ts';
import { andThen, answered, type Outcome } from './answers/outcome.ts';
import {
  type UploadChange,
  type UploadSettings,
  uploadChangeBody,
  uploadSettingsAnswer,
} from './answers/upload-settings.ts';
import { type WifiNetwork, wifiListAnswer } from './answers/wifi-list.ts';
import type { Answer, Ask, Question } from './ask.ts';

export type DeviceClient = {
  /** The live reading. A device refreshes it about once a second. */
  monitor(address: string): Promise<Outcome<Monitor>>;
  network(address: string): Promise<Outcome<DeviceNetwork>>;
  uploadSettings(address: string): Promise<Outcome<UploadSettings>>;
  wifiList(address: string): Promise<Outcome<readonly WifiNetwork[]>>;
  /** The device restarts after each of these. */
  saveNetwork(address: string, change: NetworkChange): Promise<Outcome<true>>;
  saveUpload(address: string, change: UploadChange): Promise<Outcome<true>>;
  restart(address: string): Promise<Outcome<true>>;
  /** All settings but the serial number. */
  factoryReset(address: string): Promise<Outcome<true>>;
};

const monitorPaths = ['/api/monitor', '/api/monitorjson', '/monitorjson'] as const;
const monitorMs = 3000;
const scanMs = 20_000;

export const createDeviceClient = (ask: Ask): DeviceClient => {
  /** By address: where the device has its reading. */
  const monitorPath = new Map<string, string>();

  const monitor = async (address: string): Promise<Outcome<Monitor>> => {
    const known = monitorPath.get(address);
    for (const path of known === undefined ? monitorPaths : [known]) {
      const outcome = await ask(address, { path, timeoutMs: monitorMs });
      const reading = andThen(outcome, readingOf);
      if (reading.kind === 'answer') monitorPath.set(address, path);
      if (reading.kind !== 'notUnderstood') return reading;
    }
    // Other firmware may have been installed meanwhile.
    monitorPath.delete(address);
    return { kind: 'notUnderstood' };
  };

  const read = async <Schema extends ZodMiniType>(address: string, question: Question, schema: Schema) =>
    andThen(await ask(address, question), (answer) => parsed(schema, answer));

  const save = async (address: string, path: string, body: object) =>
    andThen(await ask(address, { method: 'POST', path, body }), saved);

  const restart = async (address: string, path: string): Promise<Outcome<true>> => {
    const outcome = andThen(await ask(address, { path }), restarted);
    // It may be gone before its answer is.
    return outcome.kind === 'unreachable' ? answered(true) : outcome;
  };

  return {
    monitor,
    network: (address) => read(address, { path: '/api/wifidata' }, networkAnswer),
    uploadSettings: (address) => read(address, { path: '/api/getadv' }, uploadSettingsAnswer),
    wifiList: (address) => read(address, { path: '/api/wifiaplist', timeoutMs: scanMs }, wifiListAnswer),
    saveNetwork: (address, change) => save(address, '/api/setwifiadv', change),
    saveUpload: (address, change) => save(address, '/api/setadv', uploadChangeBody(change)),
    restart: (address) => restart(address, '/api/restart'),
    factoryReset: (address) => restart(address, '/api/restart?reset=true'),
  };
};

/** A device that is not ready answers 400. */
const readingOf = ({ status, body }: Answer): Outcome<Monitor> =>
  status === 200 || status === 400 ? monitorOf(body) : { kind: 'notUnderstood' };

const parsed = <Schema extends ZodMiniType>(
  schema: Schema,
  { status, body }: Answer,
): Outcome<output<Schema>> => {
  const result = schema.safeParse(status === 200 ? body : undefined);
  return result.success ? answered(result.data) : { kind: 'notUnderstood' };
};

const saved = ({ status, body }: Answer): Outcome<true> =>
  status === 404 ? { kind: 'notUnderstood' } : doneOf(body);

/** What it answers before it restarts is not documented; only a no counts. */
const restarted = (answer: Answer): Outcome<true> => {
  const outcome = doneOf(answer.body);
  if (outcome.kind === 'refused') return outcome;
  return answer.status < 400 ? answered(true) : { kind: 'notUnderstood' };
};
