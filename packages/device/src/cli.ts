import { parseArgs } from 'node:util';
import type { DeviceOptions } from './device-options.ts';
import { type Generation, generations } from './firmware.ts';
import { startDevice, type VirtualDevice } from './start-device.ts';
import { networksAround } from './wifi/network.ts';

const usage = `A virtual meter that answers as a real one does in the local network.

  --port N             the port of its local API
  --firmware KIND      old or new
  --phases 1|3         (3)
  --oldest             old firmware of one phase: the oldest form of its readings
  --sn SN              serial number, 8 to 16 of A–Z and 0–9 (DA2BED94)
  --host ADDRESS       where it listens (127.0.0.1); 0.0.0.0 for phones in the network
  --modbus-port N      Modbus/TCP too
  --set-up             as it comes from the factory: without Wi-Fi, as its own access point
  --access-point-port N  the access point answers at a port of its own
  --no-cors            new firmware does not allow other origins
  --data FOLDER        keeps its settings there
  --restart-seconds S  how long a restart takes (20)
  --help
`;

const options = {
  port: { type: 'string' },
  firmware: { type: 'string' },
  phases: { type: 'string', default: '3' },
  oldest: { type: 'boolean', default: false },
  sn: { type: 'string', default: 'DA2BED94' },
  host: { type: 'string', default: '127.0.0.1' },
  'modbus-port': { type: 'string' },
  'set-up': { type: 'boolean', default: false },
  'access-point-port': { type: 'string' },
  'no-cors': { type: 'boolean', default: false },
  data: { type: 'string' },
  'restart-seconds': { type: 'string', default: '20' },
  help: { type: 'boolean', default: false },
} as const;

/** Returns the exit code of the process, once the device has been stopped. */
export const runCli = async (
  args: readonly string[],
  out: (text: string) => void,
  signal: AbortSignal,
): Promise<number> => {
  const asked = askedFor(args);
  if (typeof asked === 'string') {
    out(asked === '' ? usage : `${asked}\n\n${usage}`);
    return asked === '' ? 0 : 2;
  }
  const device = await startDevice({ ...asked, onTrouble: (text) => out(`${text}\n`) });
  out(summaryOf(device));
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });
  await device.stop();
  return 0;
};

/** The options, or what is wrong with them; empty where help was asked for. */
const askedFor = (args: readonly string[]): DeviceOptions | string => {
  try {
    const { values } = parseArgs({ args: [...args], options });
    return values.help ? '' : deviceOptions(values);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

const deviceOptions = (values: Values): DeviceOptions => ({
  firmware: generationNamed(values.firmware),
  port: portNamed('--port', values.port) ?? missing('--port'),
  phases: phasesNamed(values.phases),
  oldestForm: values.oldest,
  sn: serialNumber(values.sn),
  host: values.host,
  modbusPort: portNamed('--modbus-port', values['modbus-port']),
  accessPointPort: portNamed('--access-point-port', values['access-point-port']),
  ...(values['set-up'] && { ssid: null }),
  cors: !values['no-cors'],
  dataFolder: values.data ?? null,
  restartMs: 1000 * seconds(values['restart-seconds']),
});

const missing = (name: string): never => {
  throw new Error(`${name} is missing.`);
};

const generationNamed = (text: string = missing('--firmware old or --firmware new')): Generation => {
  const generation = generations.find((name) => name === text);
  if (generation === undefined) throw new Error(`--firmware ${text} is neither old nor new.`);
  return generation;
};

const portNamed = (name: string, text: string | undefined): number | null => {
  if (text === undefined) return null;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} ${text} is not a port.`);
  return port;
};

const phasesNamed = (text: string): 1 | 3 => {
  if (text === '1') return 1;
  if (text === '3') return 3;
  throw new Error(`--phases ${text} is neither 1 nor 3.`);
};

const serialNumber = (text: string): string => {
  const sn = text.toUpperCase();
  if (!/^[A-Z0-9]{8,16}$/.test(sn)) throw new Error(`--sn ${text} is not 8 to 16 of A–Z and 0–9.`);
  return sn;
};

const seconds = (text: string): number => {
  const value = Number(text);
  if (!(value >= 0)) throw new Error(`--restart-seconds ${text} is not a number of seconds.`);
  return value;
};

const summaryOf = ({ origin, accessPointOrigin, modbusPort, state }: VirtualDevice): string =>
  [
    `Serial number ${state.sn}`,
    `Local API     ${origin}`,
    `Access point  ${accessPointOrigin} (${state.accessPointSsid}${state.mode === 'accessPoint' ? ', open now' : ''})`,
    ...(modbusPort === null ? [] : [`Modbus/TCP    port ${modbusPort}`]),
    `Networks      ${networksAround.map(({ ssid, password }) => `${ssid}: ${password ?? 'open'}`).join(', ')}`,
    '',
  ].join('\n');
