// The messages between a server and the fleet's process: the order and the reports. The process is not a part of the
// server, so both sides check what they read.
import * as z from 'zod/mini';
import { fault } from '../faults/fault.ts';
import { profileNames } from '../profiles/profiles.ts';

const span = z.object({ fromMs: z.int(), toMs: z.int() });
/** Half-open: [fromMs, toMs). */
export type Span = z.infer<typeof span>;

const fleetMeter = z.object({
  /** The meter's name in its profile. */
  name: z.string(),
  sn: z.string(),
  key: z.string(),
  faults: z.array(fault),
});

const fleetSite = z.object({ profile: z.enum(profileNames), meters: z.array(fleetMeter) });

export const fleetOrder = z.object({
  url: z.string(),
  seed: z.int(),
  /** Counters are known here and counted forwards and backwards. It must never change, or counters would fall. */
  anchorMs: z.int(),
  sites: z.array(fleetSite),
  /** The history that is still missing; it may be empty. */
  missing: z.array(span),
  /** Readings come every minute from here on, every quarter-hour before. */
  minutesFromMs: z.int(),
  liveIntervalMs: z.int().check(z.positive()),
});
export type FleetOrder = z.infer<typeof fleetOrder>;

export type FleetReport =
  /** The span is uploaded for every meter; later spans were uploaded before it. */
  | { readonly kind: 'seeded'; readonly span: Span; readonly readings: number }
  | { readonly kind: 'complete'; readonly readings: number }
  | { readonly kind: 'trouble'; readonly text: string };
