// A meter's ledger as a recomputation would leave it, read without writing anything: what is stored, with what the
// recomputation found in its place.
import {
  type CounterEvent,
  type LocalSpan,
  type RegisterSlot,
  type Registers,
  type ReturnedEvent,
  returnedSpansOf,
  withReturns,
} from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { shiftSlot } from '../ingest/meter-state/register-slots.ts';
import type { ReadSlots } from '../rollups/compute-ledger.ts';
import { type JudgedSlots, readJudgedSlots, readRegisterSlots } from '../rollups/read-register-slots.ts';
import type { Database } from '../storage/schema.ts';
import type { Recomputed } from './recompute.ts';

export type LedgerOverlay = {
  readonly meterId: number;
  /** In order of time. */
  readonly slots: readonly RegisterSlot[];
  readonly emptied: ReadonlySet<number>;
  readonly shifts: readonly Shift[];
  /** All of `[fromMicros, toMicros)`. */
  readonly events: readonly CounterEvent[];
  readonly fromMicros: number;
  readonly toMicros: number;
};

type Shift = { readonly afterSlotMicros: number; readonly byMwh: Registers };

export const overlayOf = (
  meterId: number,
  { rows, events, fromMicros, toMicros }: Recomputed,
): LedgerOverlay => {
  const slots = new Map(rows.slots.map(({ slot }) => [slot.slotMicros, slot]));
  const emptied = rows.corrections.flatMap((one) => (one.kind === 'slotEmptied' ? [one.slotMicros] : []));
  return {
    meterId,
    slots: [...slots.values()].sort((a, b) => a.slotMicros - b.slotMicros),
    emptied: new Set(emptied.filter((slotMicros) => !slots.has(slotMicros))),
    shifts: rows.corrections.filter((correction) => correction.kind === 'slotsShifted'),
    events,
    fromMicros,
    toMicros,
  };
};

/** As `readRegisterSlots` would read if the overlay were stored. */
export const readSlotsWith =
  (overlay: LedgerOverlay): ReadSlots =>
  async (db, meterIds, span) => {
    const others = meterIds.filter((id) => id !== overlay.meterId);
    const found = await readRegisterSlots(db, others, span);
    if (others.length < meterIds.length) found.set(overlay.meterId, await overlaid(db, overlay, span));
    return found;
  };

const overlaid = async (
  db: Kysely<Database>,
  overlay: LedgerOverlay,
  span: LocalSpan,
): Promise<RegisterSlot[]> => {
  const stored = await storedAround(db, overlay, span);
  const kept = stored.judged.filter(({ slotMicros }) => !overlay.emptied.has(slotMicros));
  const fromMicros = Math.min(kept[0]?.slotMicros ?? 0, span.fromMs * 1000);
  const toMicros = Math.max(kept.at(-1)?.slotMicros ?? Number.POSITIVE_INFINITY, span.toMs * 1000);
  const slots = new Map(kept.map((slot) => [slot.slotMicros, shifted(slot, overlay.shifts)]));
  for (const slot of overlay.slots)
    if (slot.slotMicros >= fromMicros && slot.slotMicros <= toMicros) slots.set(slot.slotMicros, slot);
  const inOrder = [...slots.values()].sort((a, b) => a.slotMicros - b.slotMicros);
  return withReturns(inOrder, returnedSpansOf(returnsWith(overlay, stored.returns)));
};

/** What is stored of the span, with a neighbour on either side that the overlay does not empty. */
const storedAround = async (
  db: Kysely<Database>,
  { meterId, emptied }: LedgerOverlay,
  span: LocalSpan,
): Promise<JudgedSlots> => {
  let wanted = span;
  for (;;) {
    const found = (await readJudgedSlots(db, [meterId], wanted)).get(meterId) ?? nothing;
    const wider = {
      fromMs: Math.min(wanted.fromMs, emptiedAt(found.judged[0], emptied) ?? wanted.fromMs),
      toMs: Math.max(wanted.toMs, (emptiedAt(found.judged.at(-1), emptied) ?? wanted.toMs - 1) + 1),
    };
    if (wider.fromMs === wanted.fromMs && wider.toMs === wanted.toMs) return found;
    wanted = wider;
  }
};

const nothing: JudgedSlots = { judged: [], returns: [] };

const emptiedAt = (slot: RegisterSlot | undefined, emptied: ReadonlySet<number>): number | null =>
  slot && emptied.has(slot.slotMicros) ? slot.slotMicros / 1000 : null;

const shifted = (slot: RegisterSlot, shifts: readonly Shift[]): RegisterSlot =>
  shifts.reduce(
    (moved, { afterSlotMicros, byMwh }) =>
      slot.slotMicros > afterSlotMicros ? shiftSlot(moved, byMwh) : moved,
    slot,
  );

const returnsWith = (
  { events, fromMicros, toMicros }: LedgerOverlay,
  stored: readonly ReturnedEvent[],
): ReturnedEvent[] => [
  ...stored.filter(({ atMicros }) => atMicros < fromMicros || atMicros >= toMicros),
  ...events.filter(({ takesBack }) => takesBack !== undefined),
];
