// How many readings one meter may send.

import { fullBucket, takeToken } from '../../rate-limits/token-bucket.ts';
import { openDailyLimit } from './daily-limit.ts';
import type { KnownMeter } from './meter-cache.ts';
import { refused, type UploadRefusal } from './upload.ts';

/** The limits of readings without a time of their own. */
const arrivalLimits = { perSecond: 2, burst: 20 };
/** The limit of readings with a time of their own: history comes in bulk, and ten years of every minute are as many. */
const mostTimedADay = 5_000_000;

/** After an hour the account has been measured again. */
const overStorage: UploadRefusal = { ...refused('upload_storage_full'), retryAfterSeconds: 3600 };

export type UploadLimits = (meter: KnownMeter, isTimed: boolean, nowMicros: number) => UploadRefusal | null;

export const openUploadLimits = (isFull: (accountId: number) => boolean): UploadLimits => {
  const timed = openDailyLimit(mostTimedADay);
  return (meter, isTimed, nowMicros) => {
    if (isTimed && isFull(meter.accountId)) return overStorage;
    const pauseSeconds = isTimed ? timed.take(meter.id, nowMicros) : pauseOf(meter, nowMicros);
    if (pauseSeconds === 0) return null;
    const code = isTimed ? 'upload_daily_limit' : 'upload_rate_limited';
    return { ...refused(code), retryAfterSeconds: Math.ceil(pauseSeconds) };
  };
};

const pauseOf = (meter: KnownMeter, nowMicros: number): number => {
  meter.bucket ??= fullBucket(arrivalLimits, nowMicros);
  return takeToken(meter.bucket, arrivalLimits, nowMicros);
};
