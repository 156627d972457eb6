import { afterEach } from 'vitest';
import { type DeviceOptions, startDevice, type VirtualDevice } from '../src/index.ts';
import { onePhase, threePhases } from './known-readings.ts';

const running: VirtualDevice[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((device) => device.stop()));
});

/** A device with known values, at once ready, that stops with the test. */
export const aDevice = async (options: DeviceOptions): Promise<VirtualDevice> => {
  const known = options.phases === 1 ? onePhase : threePhases;
  const device = await startDevice({ readingAt: () => known, restartMs: 0, notReadyMs: 0, ...options });
  running.push(device);
  return device;
};
