// The devices somebody has added, kept on this phone: they belong to no account.
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { kept } from '../../../platform/kept.ts';
import { createListeners } from '../../../platform/listeners.ts';

const schema = z.array(
  z.object({ address: z.string(), sn: z.nullable(z.string()), name: z.nullable(z.string()) }),
);

export type SavedDevice = Readonly<z.output<typeof schema>[number]>;
export type SavedDevices = readonly SavedDevice[];

const stored = kept('localDevices');
const { subscribe, announce } = createListeners();

const read = (text: string | null): SavedDevices => {
  try {
    return schema.parse(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
};

export const savedDevices = {
  all: (): SavedDevices => read(stored.get()),
  put: (devices: SavedDevices): void => {
    stored.set(JSON.stringify(devices));
    announce();
  },
  add: (added: SavedDevice): void => savedDevices.put(withDevice(savedDevices.all(), added)),
};

/** A device that has another address now is still the same one, and one in the place of another is not. */
export const withDevice = (devices: SavedDevices, added: SavedDevice): SavedDevices => {
  const hasItsNumber = ({ sn }: SavedDevice) => sn !== null && sn === added.sn;
  const hasItsPlace = ({ address }: SavedDevice) => address === added.address;
  const before =
    devices.find(hasItsNumber) ??
    devices.find((one) => hasItsPlace(one) && (one.sn === null || added.sn === null));
  const others = devices.filter((one) => !hasItsNumber(one) && !hasItsPlace(one));
  const place = before === undefined ? others.length : Math.min(devices.indexOf(before), others.length);
  return others.toSpliced(place, 0, { ...added, name: added.name ?? before?.name ?? null });
};

export const useSavedDevices = (): SavedDevices => read(useSyncExternalStore(subscribe, stored.get));

/** What a device is called where nothing else is known. */
export const nameOf = ({ name, sn, address }: SavedDevice): string => name ?? sn ?? address;
