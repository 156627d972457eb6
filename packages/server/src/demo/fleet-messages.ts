// What is said to the virtual meters' process and what it answers. It is a program of its own: see packages/meter.
import * as z from 'zod/mini';
import type { Span } from './demo-setting.ts';

export type MeterFault =
  | { readonly kind: 'silence'; readonly fromMs: number; readonly toMs: number }
  | { readonly kind: 'restart'; readonly atMs: number; readonly firstKwh: number }
  | { readonly kind: 'spike'; readonly fromMs: number; readonly toMs: number; readonly addedKwh: number };

export type FleetMeter = {
  readonly name: string;
  readonly sn: string;
  readonly key: string;
  readonly faults: readonly MeterFault[];
};

export type FleetOrder = {
  readonly url: string;
  readonly seed: number;
  readonly anchorMs: number;
  readonly sites: readonly {
    readonly profile: string;
    readonly meters: readonly FleetMeter[];
  }[];
  readonly missing: readonly Span[];
  readonly minutesFromMs: number;
  readonly liveIntervalMs: number;
};

export const fleetReport = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('seeded'),
    span: z.object({ fromMs: z.int(), toMs: z.int() }),
    readings: z.int(),
  }),
  z.object({ kind: z.literal('complete'), readings: z.int() }),
  z.object({ kind: z.literal('trouble'), text: z.string() }),
]);
export type FleetReport = z.infer<typeof fleetReport>;
