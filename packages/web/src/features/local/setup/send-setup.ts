import type { NetworkChange } from '../../../device/answers/network.ts';
import type { Outcome } from '../../../device/answers/outcome.ts';
import type { UploadChange } from '../../../device/answers/upload-settings.ts';
import { device } from '../../../device/device.ts';

export type Setup = { readonly upload: UploadChange | null; readonly network: NetworkChange };

const everyMs = 2000;
/** Longer than a restart takes. */
const tries = 20;

/** The network last: once the meter has it, its own Wi-Fi is gone. After the upload's settings it may restart. */
export const sendSetup = async (address: string, { upload, network }: Setup): Promise<Outcome<true>> => {
  if (upload !== null) {
    const sent = await device.saveUpload(address, upload);
    if (sent.kind !== 'answer') return sent;
  }
  for (let tried = 1; ; tried += 1) {
    const outcome = await device.saveNetwork(address, network);
    const isGone = outcome.kind === 'unreachable' || outcome.kind === 'noNetwork';
    if (!isGone || upload === null || tried >= tries) return outcome;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
};
