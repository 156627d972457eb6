// Comparing and moving slots of the counter engine.
import type { RegisterSlot, Registers } from '@ohmstead/domain';

/** Registers first seen in the middle of a slot: its beginning does not know them. Stored with equal lengths. */
export const padRegisters = (slot: RegisterSlot): RegisterSlot => {
  const width = slot.lastCounts.length;
  if (slot.firstCounts.length === width) return slot;
  return { ...slot, firstCounts: slot.lastCounts.map((_, index) => slot.firstCounts[index] ?? null) };
};

/** Column `last_raw` holds what the meter showed and, behind that, the packed segments that the registers have left. */
export const rawWidthOf = ({ lastRaw, suspended }: RegisterSlot): number => lastRaw.length + suspended.length;

export const isSameSlot = (a: RegisterSlot, b: RegisterSlot): boolean =>
  a.slotMicros === b.slotMicros &&
  a.firstAtMicros === b.firstAtMicros &&
  a.lastAtMicros === b.lastAtMicros &&
  a.undecided === b.undecided &&
  a.estimated === b.estimated &&
  areSame(a.firstCounts, b.firstCounts) &&
  areSame(a.lastCounts, b.lastCounts) &&
  areSame(a.lastRaw, b.lastRaw) &&
  areSame(a.suspended, b.suspended);

/**
 * By how much the corrected counters behind `to` run ahead of those behind `from`, if that is all that differs:
 * whatever follows then differs by the same. Null when it is not.
 */
export const shiftBetween = (from: RegisterSlot, to: RegisterSlot): Registers | null => {
  const continuesAlike =
    !from.undecided &&
    !to.undecided &&
    from.lastAtMicros === to.lastAtMicros &&
    areSame(from.lastRaw, to.lastRaw) &&
    areSame(from.suspended, to.suspended) &&
    from.lastCounts.every((count, index) => (count === null) === (to.lastCounts[index] === null));
  return continuesAlike ? countsAhead(from, to) : null;
};

export const countsAhead = (from: RegisterSlot, to: RegisterSlot): Registers =>
  to.lastCounts.map((count, index) => (count ?? 0) - (from.lastCounts[index] ?? 0));

export const isNoShift = (shift: Registers): boolean => shift.every((change) => change === 0);

export const addShifts = (one: Registers, other: Registers): Registers =>
  Array.from(
    { length: Math.max(one.length, other.length) },
    (_, index) => (one[index] ?? 0) + (other[index] ?? 0),
  );

export const shiftSlot = (slot: RegisterSlot, shift: Registers): RegisterSlot =>
  isNoShift(shift)
    ? slot
    : { ...slot, firstCounts: shifted(slot.firstCounts, shift), lastCounts: shifted(slot.lastCounts, shift) };

const shifted = (counts: Registers, shift: Registers): Registers =>
  counts.map((count, index) => (count === null ? null : count + (shift[index] ?? 0)));

const areSame = (a: Registers, b: Registers): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index]);
