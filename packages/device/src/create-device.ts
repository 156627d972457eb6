import type { Reading } from '@ohmstead/domain';
import { createGate } from './access/gate.ts';
import { createRecovery } from './access/recovery.ts';
import type { Device } from './device.ts';
import type { CompleteOptions } from './device-options.ts';
import { firmwares } from './firmware.ts';
import { type Identity, modelOf } from './identity.ts';
import type { Memory } from './memory/memory.ts';
import { factorySettings, type Settings } from './memory/settings.ts';
import { livingReadings } from './readings/living-readings.ts';
import { shownReading } from './readings/shown-reading.ts';
import type { Network } from './wifi/network.ts';

/** What a start found, and what holds until the next one. */
export type Start = { readonly atMs: number; readonly network: Network | null };

export const createDevice = (options: CompleteOptions, memory: Memory, lastStart: () => Start): Device => {
  const { firmware: generation, nowMs, notReadyMs } = options;
  const firmware = firmwares[generation];
  const settings = (): Settings => memory.read().settings;
  const readingAt = options.readingAt ?? readingsOfAHouse(options, memory);
  const sinceStartMs = (): number => nowMs() - lastStart().atMs;
  return {
    firmware,
    identity: () => identityOf(options, memory),
    settings,
    save: (changed) => memory.write({ ...memory.read(), settings: changed }),
    reset: (withSerialNumber) => reset(memory, withSerialNumber),
    reading: () => (sinceStartMs() < notReadyMs ? null : shownNow(readingAt, nowMs(), settings())),
    networks: options.networks,
    joined: () => lastStart().network,
    host: options.host,
    gate: createGate({ firmware, settings, lockout: options.lockout, nowMs }),
    recovery: createRecovery(),
    recoveryKey: options.recoveryKey,
    runTime: () => Math.floor(sinceStartMs() / 1000),
  };
};

/** The days since it began to count take a moment: they are counted before anybody asks and waits for an answer. */
const readingsOfAHouse = ({ phases, nowMs }: CompleteOptions, memory: Memory) => {
  const readingAt = livingReadings(phases, memory.read().mac, memory.read().anchorMs);
  readingAt(nowMs());
  return readingAt;
};

const identityOf = ({ firmware, phases, oldestForm }: CompleteOptions, memory: Memory): Identity => {
  const { sn, mac } = memory.read();
  const { version } = firmwares[firmware];
  const form = oldestForm && firmware === 'old' && phases === 1 ? 'oldest' : 'usual';
  return { generation: firmware, phases, form, version, model: modelOf(phases), sn, mac };
};

const reset = (memory: Memory, withSerialNumber: boolean): void => {
  const before = memory.read();
  memory.write({ ...before, sn: withSerialNumber ? '' : before.sn, settings: factorySettings });
};

/** The device measures once a second: who asks more often sees the same again. */
const shownNow = (readingAt: (atMs: number) => Reading, nowMs: number, settings: Settings): Reading =>
  shownReading(readingAt(Math.floor(nowMs / 1000) * 1000), settings.advanced);
