// One segment of a backfill: pages of whole slots, from a decided slot on until the stored slots come out again.
import {
  type CounterEvent,
  type CounterState,
  ledgerOf,
  type MicroSpan,
  quarterHourMicros,
  type Reading,
  type RegisterSlot,
  type Registers,
  slotStartMicros,
  stateOfSlot,
} from '@ohmstead/domain';
import type { RuledMeter } from '../admission/counter-rules.ts';
import type { IncomingReading } from '../incoming-reading.ts';
import type { MeterHistory } from '../meter-state/meter-history.ts';
import type { UndecidedTail } from '../meter-state/meter-state.ts';
import {
  addShifts,
  countsAhead,
  isNoShift,
  isSameSlot,
  padRegisters,
  shiftBetween,
  shiftSlot,
} from '../meter-state/register-slots.ts';
import { type BackfillChanges, noteMerged } from './backfill-changes.ts';
import { drainBefore, earliestMicros, latestMicros, type Page, pageOf, shortened } from './backfill-page.ts';
import { mergeLateReadings } from './merge-late-readings.ts';

const firstPageSlots = 4;
const mostPageSlots = 128;

type RecomputeSegment = {
  readonly meter: RuledMeter;
  /** The backfill's: all its segments add to it. */
  readonly changes: BackfillChanges;
  /** The counters' state behind the newest accepted slot. */
  state: CounterState | null;
  /** Readings after it, to be judged again with those of the next page. */
  open: Reading[];
  /** Slots stored in the pages so far for which no slot has been computed yet. */
  readonly stored: Map<number, RegisterSlot>;
  readonly events: CounterEvent[];
  newestSlot: RegisterSlot | null;
  undecidedTail: UndecidedTail | null;
};

/** The first and last instant of all that is stored of a meter. */
export type LedgerBounds = { readonly oldestMicros: number; readonly newestMicros: number };

export type SegmentOrder = {
  /** Sorted; those in the segment are taken out. */
  readonly waiting: IncomingReading[];
  readonly fromMicros: number;
  /** All slots up to here are computed, even where they come out as stored. */
  readonly throughMicros: number;
  /** Where slots may be missing: then no page is long. */
  readonly bounds?: LedgerBounds;
  /** Asked after each page; what is behind the last one then counts as shifted, whatever it would be. */
  readonly mayGoOn?: () => boolean;
};

/** Adds to `changes`, and gives the span from behind the decided slot where it began to the end of what was computed. */
export const recomputeSegment = async (
  history: MeterHistory,
  meter: RuledMeter,
  order: SegmentOrder,
  changes: BackfillChanges,
): Promise<MicroSpan> => {
  const slotMicros = slotStartMicros(order.fromMicros);
  const base = await history.decidedSlotBefore({ meterId: meter.id, slotMicros });
  const start = base && shiftSlot(base, changes.shift);
  const state = start && stateOfSlot(start);
  const segment: RecomputeSegment = {
    meter,
    changes,
    state,
    open: [],
    stored: new Map(),
    events: [],
    newestSlot: start,
    undecidedTail: null,
  };
  const fromMicros = base ? base.lastAtMicros + 1 : (order.bounds?.oldestMicros ?? earliestMicros);
  const toMicros = await recomputePages(history, segment, order, { fromMicros, after: base });
  const span = { meterId: meter.id, fromMicros, toMicros };
  if (segment.events.length === 0 && !(await history.hasEvents(span))) return span;
  changes.events.push({ events: segment.events, ...span });
  return span;
};

const recomputePages = async (
  history: MeterHistory,
  segment: RecomputeSegment,
  { waiting, throughMicros, bounds, mayGoOn }: SegmentOrder,
  start: { fromMicros: number; after: RegisterSlot | null },
): Promise<number> => {
  const { meter, changes } = segment;
  let { fromMicros } = start;
  let slotMicros = start.after?.slotMicros ?? earliestMicros - 1;
  for (let pageSlots = firstPageSlots; ; pageSlots = nextPageSlots(pageSlots)) {
    const next = await history.slotsAfter({ meterId: meter.id, slotMicros, limit: pageSlots });
    const whole = pageOf(next.length < pageSlots ? [...next, null] : next, waiting);
    const page = bounds ? shortened(whole, fromMicros, bounds.newestMicros) : whole;
    const stored = page.slots.map((slot) => shiftSlot(slot, changes.shift));
    for (const slot of stored) segment.stored.set(slot.slotMicros, slot);
    const there = await history.readingsBetween({ meterId: meter.id, fromMicros, toMicros: page.toMicros });
    const late = drainBefore(waiting, page.toMicros);
    const merged = mergeLateReadings(meter.id, there, late, fromMicros);
    noteMerged(changes, merged);
    computePage(segment, merged.inOrder, page.isLast);
    if (page.isLast) {
      changes.newest = { slot: segment.newestSlot, open: segment.undecidedTail };
      return latestMicros;
    }
    const expected = stored.at(-1);
    const cutMicros = mayGoOn?.() === false ? cutOff(segment, stored) : null;
    if (cutMicros !== null) return cutMicros;
    const mayEnd =
      expected && expected.slotMicros > throughMicros && !goesOn(waiting, page, nextPageSlots(pageSlots));
    const shift = mayEnd ? shiftAgainstStored(segment, expected) : null;
    if (mayEnd && shift !== null) {
      noteShift(segment, expected, shift);
      return expected.lastAtMicros + 1;
    }
    fromMicros = page.toMicros;
    slotMicros = expected?.slotMicros ?? slotMicros;
  }
};

/** Ends behind the newest slot that was computed, if it is one of these; null: it is none of them. */
const cutOff = (segment: RecomputeSegment, stored: readonly RegisterSlot[]): number | null => {
  const { newestSlot } = segment;
  const before = stored.find(({ slotMicros }) => slotMicros === newestSlot?.slotMicros);
  if (!newestSlot || !before) return null;
  noteShift(segment, before, countsAhead(before, newestSlot));
  return newestSlot.lastAtMicros + 1;
};

const nextPageSlots = (pageSlots: number): number => Math.min(2 * pageSlots, mostPageSlots);

/** Late readings of the next page belong to this segment: history sent again would otherwise be one every few slots. */
const goesOn = ([next]: readonly IncomingReading[], { toMicros }: Page, nextSlots: number): boolean =>
  next !== undefined && next.claimedMicros < toMicros + nextSlots * quarterHourMicros;

/** Accepts the computed slots as far as they are decided; all of them when nothing follows. */
const computePage = (segment: RecomputeSegment, readings: readonly Reading[], isLast: boolean): void => {
  const all = [...segment.open, ...readings];
  const ledger = ledgerOf(segment.state, all, segment.meter.rules);
  const slots = ledger.slots.map(padRegisters);
  const newest = isLast ? slots.at(-1) : slots.findLast((slot) => !slot.undecided);
  const untilMicros = isLast ? latestMicros : (newest?.lastAtMicros ?? earliestMicros - 1);
  segment.open = all.filter((reading) => reading.atMicros > untilMicros);
  segment.events.push(...ledger.events.filter((event) => event.atMicros <= untilMicros));
  for (const slot of slots) if (slot.lastAtMicros <= untilMicros) accept(segment, slot);
  dropEmptied(segment, isLast ? latestMicros : (newest?.slotMicros ?? earliestMicros));
  if (newest?.undecided && ledger.state) {
    const settled = ledger.settled.at(-1);
    segment.undecidedTail = {
      state: ledger.state,
      settled: settled ? padRegisters(settled) : segment.newestSlot,
    };
  }
  if (newest === undefined) return;
  segment.newestSlot = newest;
  if (!isLast) segment.state = stateOfSlot(newest);
};

const accept = ({ stored, changes }: RecomputeSegment, slot: RegisterSlot): void => {
  const before = stored.get(slot.slotMicros);
  stored.delete(slot.slotMicros);
  if (before === undefined || !isSameSlot(before, slot)) changes.slots.push(slot);
};

/** Slots whose only reading has moved over their edge. */
const dropEmptied = ({ stored, changes, meter }: RecomputeSegment, beforeSlotMicros: number): void => {
  for (const slotMicros of stored.keys()) {
    if (slotMicros >= beforeSlotMicros) continue;
    stored.delete(slotMicros);
    changes.corrections.push({ kind: 'slotEmptied', meterId: meter.id, slotMicros });
  }
};

/** By how much the rest of what is stored is shifted; null while the computation differs by more than a constant. */
const shiftAgainstStored = ({ newestSlot }: RecomputeSegment, expected: RegisterSlot): Registers | null =>
  newestSlot?.slotMicros === expected.slotMicros ? shiftBetween(expected, newestSlot) : null;

const noteShift = ({ changes, meter }: RecomputeSegment, expected: RegisterSlot, shift: Registers): void => {
  if (isNoShift(shift)) return;
  const { slotMicros: afterSlotMicros } = expected;
  changes.corrections.push({ kind: 'slotsShifted', meterId: meter.id, afterSlotMicros, byMwh: shift });
  changes.shift = addShifts(changes.shift, shift);
};
