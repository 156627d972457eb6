// One stretch of a backfill: pages of whole slots, from a decided slot on until the stored slots come out again.
import {
  type CounterEvent,
  type CounterState,
  ledgerOf,
  type Reading,
  type RegisterSlot,
  slotStartMicros,
  stateOfSlot,
} from '@ohmstead/domain';
import type pg from 'pg';
import type { Backfill, LateMeter, LateReading } from './backfill.ts';
import { earliestMicros, latestMicros, pageOf, takeBefore } from './backfill-page.ts';
import { placeLate } from './backfill-place.ts';
import { decidedSlotBefore, hasEvents, readingsBetween, slotsAfter } from './meter-history.ts';
import { addShifts, isNoShift, isSameSlot, shiftBetween, shiftSlot, squareSlot } from './register-slots.ts';

const firstPageSlots = 4;
const mostPageSlots = 128;

type Stretch = {
  readonly meter: LateMeter;
  readonly result: Backfill;
  /** Behind the newest accepted slot. */
  state: CounterState | null;
  /** Readings after it, to be judged again with those of the next page. */
  open: Reading[];
  /** Slots stored in the pages so far that no computed one has answered to. */
  readonly stored: Map<number, RegisterSlot>;
  readonly events: CounterEvent[];
  newestSlot: RegisterSlot | null;
};

/** Takes from `waiting` (sorted) what lies in the stretch. */
export const recomputeStretch = async (
  pool: pg.Pool,
  meter: LateMeter,
  waiting: LateReading[],
  result: Backfill,
): Promise<void> => {
  const firstSlotMicros = slotStartMicros(waiting[0]?.ownMicros ?? earliestMicros);
  const base = await decidedSlotBefore(pool, meter.id, firstSlotMicros);
  const start = base && shiftSlot(base, result.shift);
  const state = start && stateOfSlot(start);
  const stretch: Stretch = {
    meter,
    result,
    state,
    open: [],
    stored: new Map(),
    events: [],
    newestSlot: start,
  };
  const afterMicros = base?.lastAtMicros ?? earliestMicros - 1;
  const untilMicros = await recomputePages(pool, stretch, waiting, base);
  const span = { afterMicros, untilMicros };
  if (stretch.events.length === 0 && !(await hasEvents(pool, meter.id, span))) return;
  result.corrections.push({ kind: 'eventsReplaced', meterId: meter.id, ...span, events: stretch.events });
};

/** The instant up to which was computed. */
const recomputePages = async (
  pool: pg.Pool,
  stretch: Stretch,
  waiting: LateReading[],
  base: RegisterSlot | null,
): Promise<number> => {
  const { meter, result } = stretch;
  let fromMicros = (base?.lastAtMicros ?? earliestMicros - 1) + 1;
  let afterSlotMicros = base?.slotMicros ?? earliestMicros - 1;
  for (let pageSlots = firstPageSlots; ; pageSlots = Math.min(2 * pageSlots, mostPageSlots)) {
    const next = await slotsAfter(pool, meter.id, afterSlotMicros, pageSlots);
    const page = pageOf(next.length < pageSlots ? [...next, null] : next, waiting);
    const stored = page.slots.map((slot) => shiftSlot(slot, result.shift));
    for (const slot of stored) stretch.stored.set(slot.slotMicros, slot);
    const there = await readingsBetween(pool, meter.id, fromMicros, page.toMicros);
    const late = takeBefore(waiting, page.toMicros);
    computePage(stretch, placeLate(meter.id, there, late, fromMicros, result), page.isLast);
    if (page.isLast) {
      result.newestSlot = stretch.newestSlot;
      return latestMicros;
    }
    const expected = stored.at(-1);
    if (expected && isBack(stretch, expected)) return expected.lastAtMicros;
    fromMicros = page.toMicros;
    afterSlotMicros = expected?.slotMicros ?? afterSlotMicros;
  }
};

/** Accepts the computed slots as far as they are decided; all of them when nothing follows. */
const computePage = (stretch: Stretch, readings: readonly Reading[], isLast: boolean): void => {
  const all = [...stretch.open, ...readings];
  const ledger = ledgerOf(stretch.state, all, stretch.meter.limits);
  const slots = ledger.slots.map(squareSlot);
  const newest = isLast ? slots.at(-1) : slots.findLast((slot) => !slot.undecided);
  const untilMicros = isLast ? latestMicros : (newest?.lastAtMicros ?? earliestMicros - 1);
  stretch.open = all.filter((reading) => reading.atMicros > untilMicros);
  stretch.events.push(...ledger.events.filter((event) => event.atMicros <= untilMicros));
  for (const slot of slots) if (slot.lastAtMicros <= untilMicros) accept(stretch, slot);
  dropEmptied(stretch, isLast ? latestMicros : (newest?.slotMicros ?? earliestMicros));
  if (newest === undefined) return;
  stretch.newestSlot = newest;
  if (!isLast) stretch.state = stateOfSlot(newest);
};

const accept = ({ stored, result }: Stretch, slot: RegisterSlot): void => {
  const before = stored.get(slot.slotMicros);
  stored.delete(slot.slotMicros);
  if (before === undefined || !isSameSlot(before, slot)) result.slots.push(slot);
};

/** Slots whose only reading has moved over their edge. */
const dropEmptied = ({ stored, result, meter }: Stretch, beforeSlotMicros: number): void => {
  for (const slotMicros of stored.keys()) {
    if (slotMicros >= beforeSlotMicros) continue;
    stored.delete(slotMicros);
    result.corrections.push({ kind: 'slotEmptied', meterId: meter.id, slotMicros });
  }
};

/** Whether the computation has come back to what is stored, but for a constant that the rest is shifted by. */
const isBack = ({ newestSlot, result, meter }: Stretch, expected: RegisterSlot): boolean => {
  if (newestSlot?.slotMicros !== expected.slotMicros) return false;
  const shift = shiftBetween(expected, newestSlot);
  if (shift === null) return false;
  if (isNoShift(shift)) return true;
  const { slotMicros: afterSlotMicros } = expected;
  result.corrections.push({ kind: 'slotsShifted', meterId: meter.id, afterSlotMicros, byMwh: shift });
  result.shift = addShifts(result.shift, shift);
  return true;
};
