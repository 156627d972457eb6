// Pure: what a calculated meter may be made of.
import type { MeterLive } from '@ohmstead/contract';
import { wholeSerialNumber } from './serial-number.ts';

/** Measuring meters of the same site. The server gives a calculated one a serial number no device can have. */
export const possibleParts = (
  meters: readonly MeterLive[],
  siteId: number,
  own: number | null,
): MeterLive[] =>
  meters.filter(
    (meter) => meter.siteId === siteId && meter.id !== own && wholeSerialNumber(meter.sn) !== null,
  );
