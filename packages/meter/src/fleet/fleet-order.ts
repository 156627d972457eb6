// The messages between a server and the fleet's process: the order and the reports. The process is not a part of the
// server, so both sides check what they read.
import * as z from 'zod/mini';
import { profileNames } from '../profiles/profiles.ts';

const span = z.object({ fromMs: z.int(), toMs: z.int() });
/** Half-open: [fromMs, toMs). */
export type Span = z.infer<typeof span>;

const fleetMeter = z.object({
  /** The meter's name in its profile. */
  name: z.string(),
  sn: z.string(),
  key: z.string(),
});

const fleetSite = z.object({ profile: z.enum(profileNames), meters: z.array(fleetMeter) });

export const fleetOrder = z.object({
  url: z.string(),
  seed: z.int(),
  /** Counters are known here and counted on and back; the same for ever, or they would fall. */
  anchorMs: z.int(),
  sites: z.array(fleetSite),
  /** What history is not there yet; may be empty. */
  missing: z.array(span),
  /** Minute readings from here on, quarter-hours before. */
  minutesFromMs: z.int(),
  liveIntervalMs: z.int().check(z.positive()),
});
export type FleetOrder = z.infer<typeof fleetOrder>;

export type FleetReport =
  /** The span is in for every meter; later spans came before it. */
  | { readonly kind: 'seeded'; readonly span: Span; readonly readings: number }
  | { readonly kind: 'complete'; readonly readings: number }
  | { readonly kind: 'trouble'; readonly text: string };
