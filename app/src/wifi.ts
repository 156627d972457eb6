// The phone's Wi-Fi. Only Android shows the networks around, so only there one can be joined by how its name begins.
import { CapacitorWifi } from '@capgo/capacitor-wifi';
import * as z from 'zod/mini';
import type { WifiResult } from '../../packages/web/src/platform/native.ts';

const permission = z.object({ location: z.string() });
const joined = z.object({ ssid: z.string() });
const around = z.object({ networks: z.array(z.object({ ssid: z.string(), rssi: z.optional(z.number()) })) });

/** Both systems tell of networks only to an app that may know where the phone is. */
const isPermitted = async (): Promise<boolean> =>
  permission.parse(await CapacitorWifi.checkPermissions()).location === 'granted';

const askPermission = async (): Promise<boolean> =>
  permission.parse(await CapacitorWifi.requestPermissions()).location === 'granted';

export const readSsid = async (): Promise<string | null> => {
  try {
    const may = (await isPermitted()) || (await askPermission());
    return may ? nameOf(joined.parse(await CapacitorWifi.getSsid()).ssid) : null;
  } catch {
    return null;
  }
};

/** Android quotes the name, and has a word for one that it does not tell. */
export const nameOf = (given: string): string | null => {
  const name = given.replace(/^"(.*)"$/, '$1');
  return name === '' || name === '<unknown ssid>' ? null : name;
};

/** It throws where the phone does not even say whether it is permitted. */
export const joinByPrefix = async (
  prefix: string,
  platform: 'android' | 'ios' | 'browser',
): Promise<WifiResult> => {
  if (platform !== 'android') return 'unsupported';
  const isPermittedBefore = await isPermitted();
  try {
    if (!isPermittedBefore && !(await askPermission())) return 'denied';
    await scan();
    const name = strongest(around.parse(await CapacitorWifi.getAvailableNetworks()).networks, prefix);
    if (name === null) return 'notFound';
    await CapacitorWifi.connect({ ssid: name });
    return 'joined';
  } catch {
    return 'refused';
  }
};

type Network = z.infer<typeof around>['networks'][number];

/** Of several meters the nearest. */
export const strongest = (networks: readonly Network[], prefix: string): string | null => {
  const [nearest] = networks
    .filter(({ ssid }) => ssid.startsWith(prefix))
    .sort((a, b) => (b.rssi ?? -100) - (a.rssi ?? -100));
  return nearest?.ssid ?? null;
};

const scanMs = 8000;

/** Android allows few scans a minute: without a new one the last one counts. */
const scan = async (): Promise<void> => {
  const scanned = new Promise<void>((resolve) => {
    void CapacitorWifi.addListener('networksScanned', resolve);
    setTimeout(resolve, scanMs);
  });
  await CapacitorWifi.startScan().then(
    () => scanned,
    () => undefined,
  );
  await CapacitorWifi.removeAllListeners();
};
