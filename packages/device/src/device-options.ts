import type { KeyObject } from 'node:crypto';
import type { Reading } from '@ohmstead/domain';
import type { Generation } from './firmware.ts';
import { type Network, networksAround } from './wifi/network.ts';

export type DeviceOptions = {
  readonly firmware: Generation;
  readonly phases?: 1 | 3;
  /** Old firmware of one phase in its oldest form: `{"status":"succeed","data":[…5…]}`. */
  readonly oldestForm?: boolean;
  readonly sn?: string;
  /** Where it listens; a static address of 127.0.0.0/8 that is set later takes its place. */
  readonly host?: string;
  /** 0 takes a free one. */
  readonly port?: number;
  /** The access point's own port; without it the access point answers at the same port. */
  readonly accessPointPort?: number | null;
  /** Without it there is no Modbus/TCP. */
  readonly modbusPort?: number | null;
  /** The network it is in at its first start; null as it comes from the factory. */
  readonly ssid?: string | null;
  readonly networks?: readonly Network[];
  /** How long a restart takes, and how long there are no values after it. */
  readonly restartMs?: number;
  readonly notReadyMs?: number;
  /** Of new firmware; old firmware never allows other origins. */
  readonly cors?: boolean;
  /** Admin Security of new firmware, switched on from the start. */
  readonly admin?: { readonly username: string; readonly password: string } | null;
  /** Wrong passwords one after another until 429, and for how long. */
  readonly lockout?: { readonly failures: number; readonly seconds: number };
  /** The public key of whoever may sign a recovery (Ed25519); without it nobody can. */
  readonly recoveryKey?: KeyObject | null;
  /** Keeps the settings through the end of the program. */
  readonly dataFolder?: string | null;
  /** Where its counters start; near to now it starts at once. */
  readonly anchorMs?: number;
  /** Measured values instead of a house's. */
  readonly readingAt?: ((atMs: number) => Reading) | null;
  readonly nowMs?: () => number;
  readonly onTrouble?: (text: string) => void;
};

export type CompleteOptions = Required<DeviceOptions>;

/** UNVERIFIED: how many wrong passwords a device takes, and for how long it refuses then. */
const lockout = { failures: 5, seconds: 60 };

const defaults: Omit<CompleteOptions, 'firmware'> = {
  phases: 3,
  oldestForm: false,
  sn: 'DA2BED94',
  host: '127.0.0.1',
  port: 0,
  accessPointPort: null,
  modbusPort: null,
  ssid: networksAround[0]?.ssid ?? null,
  networks: networksAround,
  restartMs: 20_000,
  /** UNVERIFIED: real devices have no values for a while; nobody says for how long. */
  notReadyMs: 2_000,
  cors: true,
  admin: null,
  lockout,
  recoveryKey: null,
  dataFolder: null,
  anchorMs: Date.UTC(2025, 0, 1),
  readingAt: null,
  nowMs: Date.now,
  onTrouble: () => undefined,
};

export const completeOptions = (options: DeviceOptions): CompleteOptions => ({ ...defaults, ...options });
