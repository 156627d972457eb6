import { queryOptions } from '@tanstack/react-query';
import type { DeviceNetwork } from '../../../device/answers/network.ts';
import { answered, type DeviceFailure, type Outcome } from '../../../device/answers/outcome.ts';
import type { UploadSettings } from '../../../device/answers/upload-settings.ts';
import { device } from '../../../device/device.ts';
import { ofDevice } from '../reading/queries.ts';

export type DeviceSettings = {
  readonly sn: string | null;
  /** Null where the firmware does not report it. */
  readonly network: DeviceNetwork | null;
  readonly upload: UploadSettings | null;
};

/** One after the other: the first to be refused asks for the login. */
const readSettings = async (address: string): Promise<Outcome<DeviceSettings>> => {
  const network = await device.network(address);
  if (isInTheWay(network)) return network;
  const upload = await device.uploadSettings(address);
  if (isInTheWay(upload)) return upload;
  const known = network.kind === 'answer' ? network.value : null;
  const reading = known?.SN ? null : await device.monitor(address);
  if (known === null && reading?.kind === 'notUnderstood') return reading;
  return answered({
    sn: known?.SN ?? (reading?.kind === 'answer' ? reading.value.sn : null),
    network: known,
    upload: upload.kind === 'answer' ? upload.value : null,
  });
};

/** Older firmware has no such call; whatever else is in the way, is in the way of all. */
const isInTheWay = (
  outcome: Outcome<unknown>,
): outcome is Exclude<DeviceFailure, { kind: 'notUnderstood' }> =>
  outcome.kind !== 'answer' && outcome.kind !== 'notUnderstood';

/** Asked for once: what is being typed must not be taken away. */
export const settingsQuery = (address: string) =>
  queryOptions({
    queryKey: ['device', address, 'settings'],
    queryFn: () => readSettings(address),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: ofDevice,
  });
