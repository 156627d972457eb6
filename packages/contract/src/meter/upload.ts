// Uploads read the body whatever its Content-Type, so their bodies have no schema here: domain’s decodePayload knows them.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import type { ErrorCode } from '../errors.ts';

const readingErrors: ErrorCode[] = [
  'payload_not_json',
  'payload_unknown',
  'reading_not_ready',
  'reading_not_number',
  'reading_out_of_range',
  'upload_too_large',
  'upload_rate_limited',
  'upload_cross_site',
  'unavailable',
];

export const uploadsensor = call({
  name: 'upload.sensor',
  method: 'POST',
  path: '/api/v1/sensor/uploadsensor',
  access: 'device',
  summary: 'One reading in any JSON dialect, the meter named by its SN. Answered after commit.',
  output: z.null(),
  errors: [
    ...readingErrors,
    'sn_required',
    'sn_invalid',
    'meter_unknown',
    'meter_unproven',
    'meter_blocked',
    'upload_open_off',
    'upload_sn_closed',
  ],
});

export const uploadByKey = call({
  name: 'upload.byKey',
  method: 'POST',
  path: '/upload/{key}',
  access: 'device',
  summary: 'One reading in any JSON dialect, the meter named by its upload key. Answered after commit.',
  params: z.object({ key: z.string().check(z.maxLength(128)) }),
  output: z.null(),
  errors: [...readingErrors, 'upload_key_unknown', 'upload_sn_mismatch', 'meter_blocked'],
});

const batchOutcome = z.object({
  accepted: z.number(),
  duplicates: z.number(),
  /** `line` counts from 1. */
  refused: z.array(z.object({ line: z.number(), code: z.string() })),
});

export const uploadbatch = call({
  name: 'upload.batch',
  method: 'POST',
  path: '/api/v1/sensor/uploadbatch',
  access: 'device',
  summary:
    'Newline-delimited JSON, one payload a line, up to 8 MiB; a line with a `key` may have a `time` too. Answered after commit.',
  output: batchOutcome,
  errors: [
    'upload_too_large',
    'upload_rate_limited',
    'upload_daily_limit',
    'upload_storage_full',
    'upload_cross_site',
    'unavailable',
  ],
});

/** The most bytes of one payload. */
export const payloadLimit = 64 * 1024;
/** The most bytes of one batch. */
export const batchLimit = 8 * 1024 * 1024;
