// Bounds how often something may happen: a burst at once, then a steady rate.

export type BucketLimits = { readonly perSecond: number; readonly burst: number };

export type Bucket = { tokens: number; filledMicros: number };

export const fullBucket = (limits: BucketLimits, nowMicros: number): Bucket => ({
  tokens: limits.burst,
  filledMicros: nowMicros,
});

/** Takes one token; the seconds to wait when there is none, else 0. */
export const takeToken = (bucket: Bucket, limits: BucketLimits, nowMicros: number): number => {
  const seconds = secondsToToken(bucket, limits, nowMicros);
  if (seconds === 0) bucket.tokens -= 1;
  return seconds;
};

/** The seconds until there is a token, 0 when there is one. */
export const secondsToToken = (bucket: Bucket, limits: BucketLimits, nowMicros: number): number => {
  // A clock set back must not drain the bucket.
  const seconds = Math.max(0, (nowMicros - bucket.filledMicros) / 1_000_000);
  bucket.tokens = Math.min(limits.burst, bucket.tokens + seconds * limits.perSecond);
  bucket.filledMicros = nowMicros;
  return bucket.tokens < 1 ? (1 - bucket.tokens) / limits.perSecond : 0;
};
