import { useMutation } from '@tanstack/react-query';
import type { DeviceFailure } from '../../../device/answers/outcome.ts';
import { device } from '../../../device/device.ts';
import { deviceAddressOf } from '../../../device/device-address.ts';
import { say } from '../../../texts/texts.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import { ofDevice } from '../reading/queries.ts';
import { savedDevices } from '../saved/saved-devices.ts';

export type Added =
  | { readonly kind: 'added' }
  | { readonly kind: 'invalidAddress' }
  | { readonly kind: 'failed'; readonly address: string; readonly failure: DeviceFailure };

type Typed = { readonly address: string; readonly name: string };

/** Adds a device once it has answered as a meter does, ready or not. */
const addDevice = async ({ address: typed, name }: Typed): Promise<Added> => {
  const address = deviceAddressOf(typed);
  if (address === null) return { kind: 'invalidAddress' };
  const outcome = await device.monitor(address);
  if (outcome.kind !== 'answer' && outcome.kind !== 'notReady')
    return { kind: 'failed', address, failure: outcome };
  const sn = outcome.kind === 'answer' ? outcome.value.sn : null;
  savedDevices.add({ address, sn, name: name.trim() === '' ? null : name.trim() });
  showToast('status', say('local.added'));
  return { kind: 'added' };
};

export const useAddDevice = () => useMutation({ mutationFn: addDevice, meta: ofDevice });
