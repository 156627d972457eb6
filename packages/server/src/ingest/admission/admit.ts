// Decides whose reading an upload is, and whether it may come in.
import type { ErrorCode } from '@ohmstead/contract';
import { BoundedMap } from '../../collections/bounded-map.ts';
import { type Bucket, fullBucket, secondsToToken, takeToken } from '../../rate-limits/token-bucket.ts';
import type { BlockedSerialNumbers } from './blocked-serial-numbers.ts';
import type { KeyUse } from './key-use.ts';
import type { KnownMeter, LookUp, MeterCache } from './meter-cache.ts';
import type { OpenSenders, Sender } from './open-senders.ts';
import type { Upload } from './upload.ts';

export type Admission =
  | { readonly kind: 'admitted'; readonly meter: KnownMeter }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly retryAfterSeconds?: number };

export type AdmitUpload = (upload: Upload, nowMicros: number) => Admission | Promise<Admission>;

type Parts = {
  readonly meterCache: MeterCache;
  readonly senders: OpenSenders;
  readonly keyUse: KeyUse;
  readonly blocked: Pick<BlockedSerialNumbers, 'has'>;
  /** Weighs what an upload by key proves about a claim. */
  readonly prove: (meter: KnownMeter, sender: Sender, nowMicros: number) => Promise<void>;
  /** Devices that can send nothing but their serial number are let in. */
  readonly openUpload: boolean;
};

type Rule = (upload: Upload, meter: KnownMeter | null, nowMicros: number) => Admission | Promise<Admission>;

const unknownSenderLimits = { burst: 120, perSecond: 4 };
const mostAddresses = 10_000;
/** A batch brings thousands of readings a second. */
const proofPauseMicros = 5_000_000;

export const openAdmitUpload = ({
  meterCache,
  senders,
  keyUse,
  blocked,
  prove,
  openUpload,
}: Parts): AdmitUpload => {
  const buckets = new BoundedMap<string, Bucket>(mostAddresses);

  const bucketOf = ({ sender }: Upload, nowMicros: number): Bucket => {
    const address = sender?.address ?? '';
    const bucket = buckets.get(address) ?? fullBucket(unknownSenderLimits, nowMicros);
    buckets.set(address, bucket);
    return bucket;
  };

  const refuseUnknown = async (upload: Upload, code: ErrorCode, nowMicros: number): Promise<Admission> => {
    const pause = takeToken(bucketOf(upload, nowMicros), unknownSenderLimits, nowMicros);
    if (pause > 0) return tooMany(pause);
    const { key, sn, sender } = upload;
    if (key === null && sn !== null && sender) await senders.note(sn, sender, nowMicros);
    return refusal(code);
  };

  /** What has to be remembered of an upload by key before it is let in. */
  const remember = async (meter: KnownMeter, sender: Sender, nowMicros: number): Promise<Admission> => {
    if (!meter.keyUsed) await keyUse.note(meter, nowMicros);
    if (isProofDue(meter, nowMicros)) {
      meter.proofConsideredMicros = nowMicros;
      await prove(meter, sender, nowMicros);
    }
    return admitted(meter);
  };

  const admitByKey: Rule = (upload, meter, nowMicros) => {
    if (meter === null) return refuseUnknown(upload, 'upload_key_unknown', nowMicros);
    const { sn, sender } = upload;
    if (sn !== null && sn !== meter.sn) return refusal('upload_sn_mismatch');
    if (blocked.has(meter.sn)) return refusal('meter_blocked');
    if (sender === null || (meter.keyUsed && !isProofDue(meter, nowMicros))) return admitted(meter);
    return remember(meter, sender, nowMicros);
  };

  const admitBySn: Rule = (upload, meter, nowMicros) => {
    if (meter === null) return refuseUnknown(upload, 'meter_unknown', nowMicros);
    if (meter.proofNeeded) return refuseUnknown(upload, 'meter_unproven', nowMicros);
    if (meter.keyUsed) {
      keyUse.countRefused(meter.id, nowMicros);
      return refusal('upload_sn_closed');
    }
    return upload.time === null ? admitted(meter) : refusal('upload_time_needs_key');
  };

  /** An address that has sent too many unknown numbers or keys causes no further look-ups for a while. */
  const admit = (
    upload: Upload,
    meter: KnownMeter | null | LookUp,
    rule: Rule,
    nowMicros: number,
  ): Admission | Promise<Admission> => {
    if (typeof meter !== 'function') return rule(upload, meter, nowMicros);
    const pause = secondsToToken(bucketOf(upload, nowMicros), unknownSenderLimits, nowMicros);
    return pause > 0 ? tooMany(pause) : meter().then((found) => rule(upload, found, nowMicros));
  };

  return (upload, nowMicros) => {
    if (upload.key !== null) return admit(upload, meterCache.byKey(upload.key), admitByKey, nowMicros);
    if (!openUpload) return refusal('upload_open_off');
    if (upload.sn === null) return refusal('sn_required');
    if (blocked.has(upload.sn)) return refusal('meter_blocked');
    return admit(upload, meterCache.bySn(upload.sn), admitBySn, nowMicros);
  };
};

const isProofDue = (meter: KnownMeter, nowMicros: number): boolean =>
  meter.proofNeeded && Math.abs(nowMicros - meter.proofConsideredMicros) >= proofPauseMicros;

const admitted = (meter: KnownMeter): Admission => ({ kind: 'admitted', meter });

const tooMany = (pauseSeconds: number): Admission => ({
  kind: 'refused',
  code: 'upload_rate_limited',
  retryAfterSeconds: Math.ceil(pauseSeconds),
});

const refusal = (code: ErrorCode): Admission => ({ kind: 'refused', code });
