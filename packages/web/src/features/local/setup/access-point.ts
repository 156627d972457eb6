// Where a meter that has not been set up yet is reached, in the Wi-Fi that it opens itself.
import { deviceAddressOf } from '../../../device/device-address.ts';
import { kept } from '../../../platform/kept.ts';

const stored = kept('accessPoint');
const factoryAddress = '11.11.11.1';
/** What the names of such networks begin with; people know the device's number only. */
const prefix = 'iMeter_';

export const accessPoint = {
  address: (): string => deviceAddressOf(stored.get() ?? '') ?? factoryAddress,
  setAddress: (address: string): void => stored.set(address),
  nameOf: (number: string): string => prefix + number.trim().toUpperCase(),
  isName: (ssid: string): boolean => ssid.startsWith(prefix),
};
