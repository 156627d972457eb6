// How much may come from one address that names nobody's serial number or key: it costs a look-up each.
import { BoundedMap } from '../../collections/bounded-map.ts';
import { type Bucket, fullBucket, secondsToToken, takeToken } from '../../rate-limits/token-bucket.ts';
import type { Sender } from './open-senders.ts';

export type UnknownSenders = {
  /** The seconds until the address may cause a look-up; 0: at once. */
  pauseOf(sender: Sender | null, nowMicros: number): number;
  /** The same after one of its uploads was found to be nobody's. */
  count(sender: Sender | null, nowMicros: number): number;
};

const limits = { burst: 120, perSecond: 4 };
const mostAddresses = 10_000;

export const openUnknownSenders = (): UnknownSenders => {
  const buckets = new BoundedMap<string, Bucket>(mostAddresses);
  const bucketOf = (sender: Sender | null, nowMicros: number): Bucket => {
    const address = sender?.address ?? '';
    const bucket = buckets.get(address) ?? fullBucket(limits, nowMicros);
    buckets.set(address, bucket);
    return bucket;
  };
  return {
    pauseOf: (sender, nowMicros) => secondsToToken(bucketOf(sender, nowMicros), limits, nowMicros),
    count: (sender, nowMicros) => takeToken(bucketOf(sender, nowMicros), limits, nowMicros),
  };
};
