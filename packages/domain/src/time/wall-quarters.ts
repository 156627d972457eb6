// Which local day, and which of the wall clock's 96 quarter-hours, each of many consecutive slots lies in. A quarter
// that is skipped in spring has no slot on that day, one that comes twice in autumn has two.
import { offsetSpans } from './offset-span.ts';
import { quarterHourMs } from './slot.ts';

/** 24 hours on the dial; how long a local day lasts is another matter. */
export const quartersOnDial = 96;

export type WallQuarters = {
  /** Days since 1970-01-01 of the local date. */
  readonly dayNumber: Int32Array;
  /** 0 … 95 */
  readonly quarter: Uint8Array;
};

export const wallQuarters = (zone: string, fromMs: number, count: number): WallQuarters => {
  const dayNumber = new Int32Array(count);
  const quarter = new Uint8Array(count);
  for (const span of offsetSpans(zone, fromMs, fromMs + count * quarterHourMs)) {
    const first = Math.ceil((span.fromMs - fromMs) / quarterHourMs);
    const end = Math.ceil((span.toMs - fromMs) / quarterHourMs);
    for (let slot = first; slot < end; slot += 1) {
      const local = Math.floor((fromMs + slot * quarterHourMs + span.offsetMs) / quarterHourMs);
      dayNumber[slot] = Math.floor(local / quartersOnDial);
      quarter[slot] = local - quartersOnDial * Math.floor(local / quartersOnDial);
    }
  }
  return { dayNumber, quarter };
};
