// Whose reading it is, and whether it may come in.
import type { ErrorCode } from '@ohmstead/contract';
import { BoundedMap } from './bounded-map.ts';
import type { KnownMeter, MeterBook } from './meter-book.ts';
import { type Bucket, fullBucket, takeToken } from './token-bucket.ts';
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

  /** Each stranger costs a look-up, so an address that sends nothing else is slowed down. */
  const strangerPause = (address: string, nowMicros: number): number => {
    const bucket = buckets.get(address) ?? fullBucket(strangersOfAddress, nowMicros);
    buckets.set(address, bucket);
    return takeToken(bucket, strangersOfAddress, nowMicros);
  };

  const stranger = async (upload: Upload, code: ErrorCode, nowMicros: number): Promise<Admission> => {
    const pause = strangerPause(upload.address, nowMicros);
    if (pause > 0)
      return { kind: 'refused', code: 'upload_rate_limited', retryAfterSeconds: Math.ceil(pause) };
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
    if (meter.proofNeeded && upload.sn === meter.sn) return book.prove(meter).then(() => admitted(meter));
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

  return (upload, nowMicros) => {
    if (upload.key !== null) {
      const meter = book.byKey(upload.key);
      return meter instanceof Promise
        ? meter.then((found) => admitByKey(upload, found, nowMicros))
        : admitByKey(upload, meter, nowMicros);
    }
    if (!openUpload) return refusal('upload_open_off');
    if (upload.sn === null) return refusal('sn_required');
    const meter = book.bySn(upload.sn);
    return meter instanceof Promise
      ? meter.then((found) => admitBySn(upload, found, nowMicros))
      : admitBySn(upload, meter, nowMicros);
  };
};

const admitted = (meter: KnownMeter): Admission => ({ kind: 'admitted', meter });
const refusal = (code: ErrorCode): Admission => ({ kind: 'refused', code });
