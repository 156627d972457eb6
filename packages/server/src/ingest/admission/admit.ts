// Decides whose reading an upload is, and whether it may come in.
import type { ErrorCode } from '@ohmstead/contract';
import { networkOf } from '../../network/network-of.ts';
import type { BlockedSerialNumbers } from './blocked-serial-numbers.ts';
import type { KeyUse } from './key-use.ts';
import type { KnownMeter, LookUp, MeterCache } from './meter-cache.ts';
import type { OpenSenders, Sender } from './open-senders.ts';
import type { Refused, RefusedUploads } from './refused-uploads.ts';
import type { UnknownSenders } from './unknown-senders.ts';
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
  readonly refused: Pick<RefusedUploads, 'note'>;
  readonly unknown: UnknownSenders;
  /** Weighs what an upload by key proves about a claim. */
  readonly prove: (meter: KnownMeter, sender: Sender, nowMicros: number) => Promise<void>;
  /** Devices that can send nothing but their serial number are let in. */
  readonly openUpload: boolean;
};

type Rule = (upload: Upload, meter: KnownMeter | null, nowMicros: number) => Admission | Promise<Admission>;

/** A batch brings thousands of readings a second. */
const proofPauseMicros = 5_000_000;

export const openAdmitUpload = ({
  meterCache,
  senders,
  keyUse,
  blocked,
  refused,
  unknown,
  prove,
  openUpload,
}: Parts): AdmitUpload => {
  const refuseUnknown = async (upload: Upload, code: ErrorCode, nowMicros: number): Promise<Admission> => {
    const pause = unknown.count(upload.sender, nowMicros);
    if (pause > 0) return tooMany(pause);
    const { key, sn, sender } = upload;
    if (key === null && sn !== null && sender) await senders.note(sn, sender, nowMicros);
    return refusal(code);
  };

  const noteRefused = (meter: KnownMeter, upload: Upload, code: ErrorCode, nowMicros: number): void =>
    refused.note(meter.id, refusedOf(upload, code), nowMicros);

  const refuse = (meter: KnownMeter, upload: Upload, code: ErrorCode, nowMicros: number): Admission => {
    noteRefused(meter, upload, code, nowMicros);
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
    if (sn !== null && sn !== meter.sn) return refuse(meter, upload, 'upload_sn_mismatch', nowMicros);
    if (blocked.has(meter.sn)) return refuse(meter, upload, 'meter_blocked', nowMicros);
    if (sender === null || (meter.keyUsed && !isProofDue(meter, nowMicros))) return admitted(meter);
    return remember(meter, sender, nowMicros);
  };

  const admitBySn: Rule = (upload, meter, nowMicros) => {
    if (meter === null) return refuseUnknown(upload, 'meter_unknown', nowMicros);
    if (meter.proofNeeded) {
      noteRefused(meter, upload, 'meter_unproven', nowMicros);
      return refuseUnknown(upload, 'meter_unproven', nowMicros);
    }
    if (meter.keyUsed) {
      keyUse.countRefused(meter.id, nowMicros);
      return refuse(meter, upload, 'upload_sn_closed', nowMicros);
    }
    return upload.time === null ? admitted(meter) : refuse(meter, upload, 'upload_time_needs_key', nowMicros);
  };

  /** An address that has sent too many unknown numbers or keys causes no further look-ups for a while. */
  const admit = (
    upload: Upload,
    meter: KnownMeter | null | LookUp,
    rule: Rule,
    nowMicros: number,
  ): Admission | Promise<Admission> => {
    if (typeof meter !== 'function') return rule(upload, meter, nowMicros);
    const pause = unknown.pauseOf(upload.sender, nowMicros);
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

/** A serial number that is not proven to be its account's may be a stranger's: only its own network is shown it. */
const refusedOf = ({ key, sn, sender }: Upload, code: ErrorCode): Refused => ({
  code,
  by: key === null ? 'sn' : 'key',
  network: code === 'meter_unproven' ? networkShown(sender) : null,
  sentSn: code === 'upload_sn_mismatch' ? sn : null,
});

/** Nobody's where an undeclared proxy hides where it came from. */
const networkShown = (sender: Sender | null): string =>
  sender === null || sender.isForwarded ? '' : networkOf(sender.address);

const isProofDue = (meter: KnownMeter, nowMicros: number): boolean =>
  meter.proofNeeded && Math.abs(nowMicros - meter.proofConsideredMicros) >= proofPauseMicros;

const admitted = (meter: KnownMeter): Admission => ({ kind: 'admitted', meter });

const tooMany = (pauseSeconds: number): Admission => ({
  kind: 'refused',
  code: 'upload_rate_limited',
  retryAfterSeconds: Math.ceil(pauseSeconds),
});

const refusal = (code: ErrorCode): Admission => ({ kind: 'refused', code });
