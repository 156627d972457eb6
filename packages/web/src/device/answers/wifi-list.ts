// GET /api/wifiaplist: the networks around the device.
import * as z from 'zod/mini';
import { flag, lenient, number } from './flag.ts';

const network = z.object({
  ssid: z.string(),
  /** 0–100. */
  signal: number,
  /** Not in the documented answer: most firmware does not report it. */
  secure: lenient(flag),
});

export type WifiNetwork = z.output<typeof network>;

export const wifiListAnswer = z.pipe(
  z.array(network),
  z.transform((networks) => strongestOfEach(networks.filter(({ ssid }) => ssid !== ''))),
);

/** A network with several access points is seen several times. */
const strongestOfEach = (networks: readonly WifiNetwork[]): WifiNetwork[] => {
  const sorted = networks.toSorted((one, other) => (other.signal ?? -1) - (one.signal ?? -1));
  return [...new Map(sorted.toReversed().map((one) => [one.ssid, one])).values()].toSorted(
    (one, other) => sorted.indexOf(one) - sorted.indexOf(other),
  );
};
