export type { DeviceOptions } from './device-options.ts';
export type { Generation } from './firmware.ts';
export type { Settings } from './memory/settings.ts';
export type { DeviceState, VirtualDevice } from './start-device.ts';
export { startDevice } from './start-device.ts';
export type { Network } from './wifi/network.ts';
