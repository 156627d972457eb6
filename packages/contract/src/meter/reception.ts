import * as z from 'zod/mini';
import { call } from '../call.ts';
import { instant, phaseLive } from '../shapes.ts';
import * as rule from '../validation.ts';

const refusedUploads = z.object({
  /** Of the catalogue of errors. */
  code: z.string(),
  /** Whether they came with the meter's secret key, or with its serial number alone. */
  by: z.enum(['key', 'sn']),
  count: z.number(),
  lastAt: instant,
  /** The other serial number that the device sent with the key. */
  sentSn: z.nullable(z.string()),
});
export type RefusedUploads = z.infer<typeof refusedUploads>;

export const meterReception = z.object({
  /** The newest reading; null before the first. */
  reading: z.nullable(z.object({ at: instant, phases: z.array(phaseLive) })),
  /** The latest first. */
  refused: z.array(refusedUploads),
  /** When the server began to keep in mind what it refuses: its start. */
  since: instant,
});
export type MeterReception = z.infer<typeof meterReception>;

export const reception = call({
  name: 'meter.reception',
  method: 'GET',
  path: '/api/v1/inverter/reception/{id}',
  access: 'account',
  summary:
    'What has come from a meter: its newest reading, and what was refused since the server started, and why.',
  owned: { id: 'meter' },
  needs: 'own',
  params: z.object({ id: rule.id }),
  output: meterReception,
  errors: ['wrong_id'],
});
