// Whose reading it is, and whether it may come in.
import type { ErrorCode } from '@ohmstead/contract';
import { BoundedMap } from './bounded-map.ts';
import type { KnownMeter, LookUp, MeterBook } from './meter-book.ts';
import { type Bucket, fullBucket, secondsToToken, takeToken } from './token-bucket.ts';
import type { Upload } from './upload.ts';
import type { WaitingMeters } from './waiting-meters.ts';

export type Admission =
  | { readonly kind: 'admitted'; readonly meter: KnownMeter }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly retryAfterSeconds?: number };

export type Doorkeeper = (upload: Upload, nowMicros: number) => Admission | Promise<Admission>;

type Parts = {
  readonly book: MeterBook;
  readonly waiting: WaitingMeters;
  /** Devices that can send nothing but their serial number are let in. */
  readonly openUpload: boolean;
};

const strangersOfAddress = { burst: 120, perSecond: 4 };
const mostAddresses = 10_000;

export const openDoor = ({ book, waiting, openUpload }: Parts): Doorkeeper => {
  const buckets = new BoundedMap<string, Bucket>(mostAddresses);

  const bucketOf = (address: string, nowMicros: number): Bucket => {
    const bucket = buckets.get(address) ?? fullBucket(strangersOfAddress, nowMicros);
    buckets.set(address, bucket);
    return bucket;
  };

  const stranger = async (upload: Upload, code: ErrorCode, nowMicros: number): Promise<Admission> => {
    const pause = takeToken(bucketOf(upload.address, nowMicros), strangersOfAddress, nowMicros);
    if (pause > 0) return tooMany(pause);
    if (upload.key === null && upload.sn !== null) await waiting.note(upload.sn, upload.address, nowMicros);
    return refusal(code);
  };

  const admitByKey = (
    upload: Upload,
    meter: KnownMeter | null,
    nowMicros: number,
  ): Admission | Promise<Admission> => {
    if (meter === null) return stranger(upload, 'upload_key_unknown', nowMicros);
    if (upload.sn !== null && upload.sn !== meter.sn) return refusal('upload_sn_mismatch');
    if (meter.proofNeeded && upload.sn === meter.sn)
      return book.prove(meter).then((proven) => (proven ? admitted(meter) : refusal('sn_used')));
    return admitted(meter);
  };

  const admitBySn = (
    upload: Upload,
    meter: KnownMeter | null,
    nowMicros: number,
  ): Admission | Promise<Admission> => {
    if (meter === null) return stranger(upload, 'meter_unknown', nowMicros);
    return meter.proofNeeded ? refusal('meter_unproven') : admitted(meter);
  };

  /** An address that has sent too many strangers causes no further look-ups for a while. */
  const admit = (
    upload: Upload,
    meter: KnownMeter | null | LookUp,
    rule: typeof admitBySn,
    nowMicros: number,
  ): Admission | Promise<Admission> => {
    if (typeof meter !== 'function') return rule(upload, meter, nowMicros);
    const pause = secondsToToken(bucketOf(upload.address, nowMicros), strangersOfAddress, nowMicros);
    return pause > 0 ? tooMany(pause) : meter().then((found) => rule(upload, found, nowMicros));
  };

  return (upload, nowMicros) => {
    if (upload.key !== null) return admit(upload, book.byKey(upload.key), admitByKey, nowMicros);
    if (!openUpload) return refusal('upload_open_off');
    if (upload.sn === null) return refusal('sn_required');
    return admit(upload, book.bySn(upload.sn), admitBySn, nowMicros);
  };
};

const admitted = (meter: KnownMeter): Admission => ({ kind: 'admitted', meter });
const tooMany = (pauseSeconds: number): Admission => ({
  kind: 'refused',
  code: 'upload_rate_limited',
  retryAfterSeconds: Math.ceil(pauseSeconds),
});
const refusal = (code: ErrorCode): Admission => ({ kind: 'refused', code });
