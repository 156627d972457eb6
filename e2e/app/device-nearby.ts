import { type DeviceOptions, startDevice, type VirtualDevice } from '@ohmstead/device';

/** A meter in the phone's network: new, so that its first reading comes at once, and soon back after a restart. */
export const deviceNearby = (options: DeviceOptions): Promise<VirtualDevice> =>
  startDevice({ notReadyMs: 0, restartMs: 300, anchorMs: Date.now(), ...options });

export const hostOf = ({ origin }: { readonly origin: string }): string => new URL(origin).host;
