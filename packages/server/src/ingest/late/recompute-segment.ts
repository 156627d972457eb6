// One stretch of a backfill: pages of whole slots, from a decided slot on until the stored slots come out again.
import {
  type CounterEvent,
  type CounterState,
  ledgerOf,
  type MicroSpan,
  quarterHourMicros,
  type Reading,
  type RegisterSlot,
  slotStartMicros,
  stateOfSlot,
} from '@ohmstead/domain';
import type { RuledMeter } from '../admission/counter-rules.ts';
import type { IncomingReading } from '../incoming-reading.ts';
import type { MeterHistory } from '../meter-state/meter-history.ts';
import type { UndecidedTail } from '../meter-state/meter-state.ts';
import {
  addShifts,
  isNoShift,
  isSameSlot,
  padRegisters,
  shiftBetween,
  shiftSlot,
} from '../meter-state/register-slots.ts';
import { drainBefore, earliestMicros, latestMicros, type Page, pageOf, shortened } from './backfill-page.ts';
import type { Backfill } from './backfill-result.ts';
import { mergeLateReadings } from './merge-late-readings.ts';

const firstPageSlots = 4;
const mostPageSlots = 128;

type RecomputeSegment = {
  readonly meter: RuledMeter;
  readonly result: Backfill;
  /** Behind the newest accepted slot. */
  state: CounterState | null;
  /** Readings after it, to be judged again with those of the next page. */
  open: Reading[];
  /** Slots stored in the pages so far that no computed one has answered to. */
  readonly stored: Map<number, RegisterSlot>;
  readonly events: CounterEvent[];
  newestSlot: RegisterSlot | null;
  undecidedTail: UndecidedTail | null;
};

/** Of all that is stored of a meter. */
export type LedgerBounds = { readonly oldestMicros: number; readonly newestMicros: number };

export type SegmentOrder = {
  /** Sorted; those in the stretch are taken out. */
  readonly waiting: IncomingReading[];
  readonly fromMicros: number;
  /** All slots up to here are computed, even where they come out as stored. */
  readonly throughMicros: number;
  /** Where slots may be missing: then no page is long. */
  readonly bounds?: LedgerBounds;
};

/** Gives the span from behind the decided slot where it began to before the end of what was computed. */
export const recomputeSegment = async (
  history: MeterHistory,
  meter: RuledMeter,
  order: SegmentOrder,
  result: Backfill,
): Promise<MicroSpan> => {
  const slotMicros = slotStartMicros(order.fromMicros);
  const base = await history.decidedSlotBefore({ meterId: meter.id, slotMicros });
  const start = base && shiftSlot(base, result.shift);
  const state = start && stateOfSlot(start);
  const stretch: RecomputeSegment = {
    meter,
    result,
    state,
    open: [],
    stored: new Map(),
    events: [],
    newestSlot: start,
    undecidedTail: null,
  };
  const fromMicros = base ? base.lastAtMicros + 1 : (order.bounds?.oldestMicros ?? earliestMicros);
  const toMicros = await recomputePages(history, stretch, order, { fromMicros, after: base });
  const span = { meterId: meter.id, fromMicros, toMicros };
  if (stretch.events.length === 0 && !(await history.hasEvents(span))) return span;
  result.events.push({ events: stretch.events, ...span });
  return span;
};

const recomputePages = async (
  history: MeterHistory,
  stretch: RecomputeSegment,
  { waiting, throughMicros, bounds }: SegmentOrder,
  start: { fromMicros: number; after: RegisterSlot | null },
): Promise<number> => {
  const { meter, result } = stretch;
  let { fromMicros } = start;
  let slotMicros = start.after?.slotMicros ?? earliestMicros - 1;
  for (let pageSlots = firstPageSlots; ; pageSlots = nextPageSlots(pageSlots)) {
    const next = await history.slotsAfter({ meterId: meter.id, slotMicros, limit: pageSlots });
    const whole = pageOf(next.length < pageSlots ? [...next, null] : next, waiting);
    const page = bounds ? shortened(whole, fromMicros, bounds.newestMicros) : whole;
    const stored = page.slots.map((slot) => shiftSlot(slot, result.shift));
    for (const slot of stored) stretch.stored.set(slot.slotMicros, slot);
    const there = await history.readingsBetween({ meterId: meter.id, fromMicros, toMicros: page.toMicros });
    const late = drainBefore(waiting, page.toMicros);
    computePage(stretch, mergeLateReadings(meter.id, there, late, fromMicros, result), page.isLast);
    if (page.isLast) {
      result.newest = { slot: stretch.newestSlot, open: stretch.undecidedTail };
      return latestMicros;
    }
    const expected = stored.at(-1);
    const mayEnd =
      expected && expected.slotMicros > throughMicros && !goesOn(waiting, page, nextPageSlots(pageSlots));
    if (mayEnd && reconcileWithStored(stretch, expected)) return expected.lastAtMicros + 1;
    fromMicros = page.toMicros;
    slotMicros = expected?.slotMicros ?? slotMicros;
  }
};

const nextPageSlots = (pageSlots: number): number => Math.min(2 * pageSlots, mostPageSlots);

/** What lies in the next page anyway is no stretch of its own: history sent again would be one every few slots. */
const goesOn = ([next]: readonly IncomingReading[], { toMicros }: Page, nextSlots: number): boolean =>
  next !== undefined && next.claimedMicros < toMicros + nextSlots * quarterHourMicros;

/** Accepts the computed slots as far as they are decided; all of them when nothing follows. */
const computePage = (stretch: RecomputeSegment, readings: readonly Reading[], isLast: boolean): void => {
  const all = [...stretch.open, ...readings];
  const ledger = ledgerOf(stretch.state, all, stretch.meter.rules);
  const slots = ledger.slots.map(padRegisters);
  const newest = isLast ? slots.at(-1) : slots.findLast((slot) => !slot.undecided);
  const untilMicros = isLast ? latestMicros : (newest?.lastAtMicros ?? earliestMicros - 1);
  stretch.open = all.filter((reading) => reading.atMicros > untilMicros);
  stretch.events.push(...ledger.events.filter((event) => event.atMicros <= untilMicros));
  for (const slot of slots) if (slot.lastAtMicros <= untilMicros) accept(stretch, slot);
  dropEmptied(stretch, isLast ? latestMicros : (newest?.slotMicros ?? earliestMicros));
  if (newest?.undecided && ledger.state) {
    const settled = ledger.settled.at(-1);
    stretch.undecidedTail = {
      state: ledger.state,
      settled: settled ? padRegisters(settled) : stretch.newestSlot,
    };
  }
  if (newest === undefined) return;
  stretch.newestSlot = newest;
  if (!isLast) stretch.state = stateOfSlot(newest);
};

const accept = ({ stored, result }: RecomputeSegment, slot: RegisterSlot): void => {
  const before = stored.get(slot.slotMicros);
  stored.delete(slot.slotMicros);
  if (before === undefined || !isSameSlot(before, slot)) result.slots.push(slot);
};

/** Slots whose only reading has moved over their edge. */
const dropEmptied = ({ stored, result, meter }: RecomputeSegment, beforeSlotMicros: number): void => {
  for (const slotMicros of stored.keys()) {
    if (slotMicros >= beforeSlotMicros) continue;
    stored.delete(slotMicros);
    result.corrections.push({ kind: 'slotEmptied', meterId: meter.id, slotMicros });
  }
};

/** Whether the computation has come back to what is stored, but for a constant that the rest is shifted by. */
const reconcileWithStored = (
  { newestSlot, result, meter }: RecomputeSegment,
  expected: RegisterSlot,
): boolean => {
  if (newestSlot?.slotMicros !== expected.slotMicros) return false;
  const shift = shiftBetween(expected, newestSlot);
  if (shift === null) return false;
  if (isNoShift(shift)) return true;
  const { slotMicros: afterSlotMicros } = expected;
  result.corrections.push({ kind: 'slotsShifted', meterId: meter.id, afterSlotMicros, byMwh: shift });
  result.shift = addShifts(result.shift, shift);
  return true;
};
