// What was refused of a meter's uploads since the server started, for its owner who waits for the first reading. It is
// kept in memory and bounded: only one process takes uploads, and whoever waits sees the next one.
import type { ErrorCode } from '@ohmstead/contract';
import { BoundedMap } from '../../collections/bounded-map.ts';

export type Refused = {
  readonly code: ErrorCode;
  /** Its secret key, or its serial number alone, which anybody may send. */
  readonly by: 'key' | 'sn';
  /** Where it came from, if that decides who may see it; else null. */
  readonly network: string | null;
  /** The other serial number that came with the key. */
  readonly sentSn: string | null;
};

export type CountedRefusal = Refused & { readonly count: number; readonly lastMicros: number };

export type RefusedUploads = {
  note(meterId: number, refused: Refused, nowMicros: number): void;
  /** The latest first. */
  of(meterId: number): CountedRefusal[];
};

const mostMeters = 10_000;
const mostOfMeter = 8;

export const openRefusedUploads = (): RefusedUploads => {
  const ofMeters = new BoundedMap<number, BoundedMap<string, CountedRefusal>>(mostMeters);
  return {
    note: (meterId, refused, nowMicros) => {
      const counted = ofMeters.get(meterId) ?? new BoundedMap(mostOfMeter);
      ofMeters.set(meterId, counted);
      const name = nameOf(refused);
      const count = (counted.get(name)?.count ?? 0) + 1;
      counted.set(name, { ...refused, count, lastMicros: nowMicros });
    },
    of: (meterId) => [...(ofMeters.get(meterId)?.values() ?? [])].reverse(),
  };
};

const nameOf = ({ code, by, network }: Refused): string => `${code} ${by} ${network}`;
