// What is said to the virtual meters' process and what it answers. It is a program of its own: see packages/meter.
import * as z from 'zod/mini';
import type { Span } from './demo-setting.ts';

export type FleetOrder = {
  readonly url: string;
  readonly seed: number;
  readonly anchorMs: number;
  readonly sites: readonly {
    readonly profile: string;
    readonly meters: readonly { readonly name: string; readonly sn: string; readonly key: string }[];
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
