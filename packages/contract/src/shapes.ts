// Shapes shared by several answers. Power is in W, energy in kWh; null is unknown.
import { deviceStates, phaseRules } from '@ohmstead/domain';
import * as z from 'zod/mini';

export const instant = z.iso.datetime();
export const quantity = z.nullable(z.number());

/** Shares of the time asked for, which sum to 1. */
export const coverage = z.object({ measured: z.number(), estimated: z.number(), missing: z.number() });
export type Coverage = z.infer<typeof coverage>;

const deviceState = z.enum(deviceStates);
export const meterType = z.union([z.literal(1), z.literal(3)]);
export const useType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** The role of the asker at a site. */
export const siteRole = z.enum(['owner', 'viewer']);

/** How three phases become one figure: each phase by itself, netted, or by the meter's own NEM row. */
export const phaseRule = z.enum(phaseRules);

export const phaseLive = z.object({
  voltageV: quantity,
  currentA: quantity,
  powerW: quantity,
  importKwh: quantity,
  exportKwh: quantity,
  frequencyHz: quantity,
  powerFactor: quantity,
});

/** Energy of a span, by balance: consumption = import + yield − export + discharge − charge. */
export const energyFigures = z.object({
  importKwh: quantity,
  exportKwh: quantity,
  yieldKwh: quantity,
  consumptionKwh: quantity,
  selfUseKwh: quantity,
  /** Self-used share of the yield, 0–1. */
  selfUseRate: quantity,
  /** Share of the consumption that was not imported, 0–1. */
  selfSufficiency: quantity,
  chargeKwh: quantity,
  dischargeKwh: quantity,
  /** Where the consumption came from: the grid, yield used as it was produced, the storage. They sum to it. */
  gridUseKwh: quantity,
  directUseKwh: quantity,
  storageUseKwh: quantity,
  /** Charge − discharge: what was lost or is still stored. */
  storageLossKwh: quantity,
  /**
   * `inconsistent`: in some quarter-hour the meters contradict each other (export above production). Its consumption
   * and self-use are unknown and left out; their coverage calls that time missing, null when nothing else is known.
   * `unmetered`: in some quarter-hour more was exported than the meters explain, and no inverter has a meter. The same
   * holds; where it is so for more than 1 % of the time, the consumption of the whole span is null.
   */
  state: z.enum(['ok', 'inconsistent', 'unmetered', 'noData']),
  /** Share of the time in which the meters contradict each other, 0–1. */
  inconsistentShare: z.number(),
  /** Share of the time in which something without a meter produced, 0–1. */
  unmeteredShare: z.number(),
  /** The coverage of all that the site's meters should measure. */
  coverage,
  /** The coverage of each figure. */
  coverageOf: z.object({
    import: coverage,
    export: coverage,
    yield: coverage,
    consumption: coverage,
    selfUse: coverage,
    charge: coverage,
    discharge: coverage,
  }),
});
export type EnergyFigures = z.infer<typeof energyFigures>;

/** A site's power at this moment; values are null where no meter measures them. Flows are non-negative. */
export const livePower = z.object({
  /** Grid: + import, − export. */
  gridW: quantity,
  importW: quantity,
  exportW: quantity,
  yieldW: quantity,
  consumptionW: quantity,
  chargeW: quantity,
  dischargeW: quantity,
});
export type LivePower = z.infer<typeof livePower>;

/** One meter's newest values, as in the overview's cards. */
export const meterLive = z.object({
  id: z.number(),
  sn: z.string(),
  siteId: z.number(),
  placeName: z.string(),
  name: z.string(),
  type: meterType,
  useType,
  isOnline: z.union([z.literal(0), z.literal(1)]),
  state: deviceState,
  /** The voltage of phase A, in V. */
  dy: quantity,
  /** The current, summed over the phases, in A. */
  dl: quantity,
  /** The power, summed over the phases, in W: + import, − export. */
  gl: quantity,
  /** The import counter, summed over the phases, in kWh. */
  ydl: quantity,
  /** The export counter, summed over the phases, in kWh. */
  kdl: quantity,
  phases: z.array(phaseLive),
  lastUpdate: z.nullable(instant),
  /** The usual seconds between its uploads; null until known. */
  uploadIntervalSeconds: quantity,
  /** The load meter that it stands behind. */
  behindMeterId: z.nullable(z.number()),
});
export type MeterLive = z.infer<typeof meterLive>;
