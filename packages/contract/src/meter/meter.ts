import * as z from 'zod/mini';
import { call } from '../call.ts';
import { instant, meterType, quantity, useType } from '../shapes.ts';
import * as rule from '../validation.ts';

/**
 * `awaited`: an upload by key from the network the SN came from; `begun`: complete at `completeAt` unless the SN comes
 * openly again; `unclear`: from several networks or by a proxy, an administrator decides; `unseen`: from nowhere for a
 * day; `taken`: it has sent for another account.
 */
const proofState = z.enum(['awaited', 'begun', 'unclear', 'unseen', 'taken']);
export type ProofState = z.infer<typeof proofState>;

export const meter = z.object({
  id: z.number(),
  siteId: z.number(),
  sn: z.string(),
  name: z.string(),
  type: meterType,
  useType,
  addedTime: instant,
  ratedPowerW: quantity,
  ratedCurrentA: quantity,
  ratedVoltageV: quantity,
  ratedFrequencyHz: quantity,
  uploadMode: z.nullable(z.string()),
  /** The count at which its registers begin again at 0, in kWh; null when it is unknown. */
  counterModulusKwh: quantity,
  /** Only the owner gets the key; null for viewers and the demo. */
  uploadKey: z.nullable(z.string()),
  /** The whole address to type into the device, with its key; null where `uploadKey` is. */
  uploadAddress: z.nullable(z.string()),
  /** The open address for devices that can send their SN only; null when switched off. */
  openUploadAddress: z.nullable(z.string()),
  proofNeeded: z.boolean(),
  /** The state of the proof of its claim; null where none is needed. */
  proof: z.nullable(z.object({ state: proofState, completeAt: z.nullable(instant) })),
  /** Set once the meter uploads with its key, since when uploads by SN alone are refused; null while they are accepted. */
  openUploadClosed: z.nullable(
    z.object({ since: instant, refused: z.number(), lastRefusedAt: z.nullable(instant) }),
  ),
  sortNumber: z.number(),
  /** The meters that a calculated meter is the sum of. */
  parts: z.nullable(z.array(z.object({ meterId: z.number(), sign: z.union([z.literal(1), z.literal(-1)]) }))),
  /** The load meter that it stands behind. */
  behindMeterId: z.nullable(z.number()),
  lastUpdate: z.nullable(instant),
  /** Whether energy of intervals was imported for it. */
  hasIntervals: z.boolean(),
  /** The counts of its own NEM row in the newest reading; null when it sends none. */
  net: z.nullable(z.object({ importKwh: quantity, exportKwh: quantity })),
});
export type Meter = z.infer<typeof meter>;

export const get = call({
  name: 'meter.get',
  method: 'GET',
  path: '/api/v1/inverter/get/{id}',
  access: 'account',
  summary: 'A meter, its ratings and its upload address.',
  owned: { id: 'meter' },
  params: z.object({ id: rule.id }),
  output: meter,
  errors: ['wrong_id'],
});
