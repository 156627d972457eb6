import type { KeyObject } from 'node:crypto';
import type { Reading } from '@ohmstead/domain';
import type { Gate } from './access/gate.ts';
import type { Recovery } from './access/recovery.ts';
import type { Firmware } from './firmware.ts';
import type { Identity } from './identity.ts';
import type { Settings } from './memory/settings.ts';
import type { Network } from './wifi/network.ts';

/** The device as its endpoints work with it. */
export type Device = {
  readonly firmware: Firmware;
  readonly identity: () => Identity;
  readonly settings: () => Settings;
  readonly save: (settings: Settings) => void;
  /** Back to factory settings; the serial number goes too only where that is asked for. */
  readonly reset: (withSerialNumber: boolean) => void;
  /** Null while there are no values yet; within a second always the same. */
  readonly reading: () => Reading | null;
  readonly networks: readonly Network[];
  /** The network it is in; null while it is its own access point. */
  readonly joined: () => Network | null;
  readonly host: string;
  readonly gate: Gate;
  readonly recovery: Recovery;
  readonly recoveryKey: KeyObject | null;
  /** Seconds since the last start. */
  readonly runTime: () => number;
};
