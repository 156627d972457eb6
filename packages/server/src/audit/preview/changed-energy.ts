// What a supposed ledger changes of a meter's energy: of spans by register, and on which local days.
import type { AuditChange } from '@ohmstead/contract';
import {
  dateAt,
  dayAfter,
  energyOfPieces,
  energyOutside,
  type LocalSpan,
  localDay,
  type MicroSpan,
  type RegisterSlot,
  type Registers,
  type ResolvedIntervals,
} from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { readIntervals } from '../../readings/intervals/read-intervals.ts';
import type { ReadSlots } from '../../rollups/compute-ledger.ts';
import { datesBetween } from '../../rollups/local-dates.ts';
import { readRegisterSlots } from '../../rollups/read-register-slots.ts';
import type { Database } from '../../storage/schema.ts';
import { kwhOf, placeOf } from '../audit-item.ts';

type Db = Kysely<Database>;

type Compared = { readonly meterId: number; readonly readSupposed: ReadSlots };

export const changesIn = async (
  db: Db,
  { meterId, readSupposed }: Compared,
  span: LocalSpan,
  registers: readonly number[],
): Promise<AuditChange[]> => {
  const intervals = await intervalsIn(db, meterId, span);
  const before = energyIn(await slotsIn(db, readRegisterSlots, meterId, span), intervals, span);
  const after = energyIn(await slotsIn(db, readSupposed, meterId, span), intervals, span);
  const width = Math.max(before.length, after.length);
  const shown = registers.length > 0 ? registers : Array.from({ length: width }, (_, register) => register);
  return shown.map((register) => ({
    ...placeOf(register),
    beforeKwh: kwhOf(before[register]),
    afterKwh: kwhOf(after[register]),
  }));
};

const slotsIn = async (
  db: Db,
  readSlots: ReadSlots,
  meterId: number,
  span: LocalSpan,
): Promise<RegisterSlot[]> => (await readSlots(db, [meterId], span)).get(meterId) ?? [];

const intervalsIn = async (db: Db, meterId: number, span: LocalSpan): Promise<ResolvedIntervals> =>
  (await readIntervals(db, [meterId], span)).get(meterId) ?? { imported: [], exported: [] };

const registersOfPhase = 2;

/** Intervals are of the whole meter, so that they are energy of a register only where it has one phase. */
const energyIn = (
  slots: readonly RegisterSlot[],
  intervals: ResolvedIntervals,
  { fromMs, toMs }: LocalSpan,
): Registers => {
  const span = { fromMicros: fromMs * 1000, toMicros: toMs * 1000 };
  const ofCounter = energyOutside(slots, span, intervals);
  if (ofCounter.length > registersOfPhase) return ofCounter;
  return ofCounter.map((risen, register) => {
    const pieces = register === 0 ? intervals.imported : intervals.exported;
    const ofIntervals = energyOfPieces(pieces, span);
    return risen === null || ofIntervals === null ? (risen ?? ofIntervals) : risen + ofIntervals;
  });
};

/** Days are compared a month at a time. */
const daysAtOnce = 31;

/** Those of the dates, which are in order, on which the meter's energy differs. */
export const changedDates = async (
  db: Db,
  { meterId, readSupposed }: Compared,
  { zone, dates }: { readonly zone: string; readonly dates: readonly string[] },
): Promise<string[]> => {
  const changed: string[] = [];
  for (let from = 0; from < dates.length; from += daysAtOnce) {
    const some = dates.slice(from, from + daysAtOnce);
    const span = spanOf(zone, some);
    const intervals = await intervalsIn(db, meterId, span);
    const before = await slotsIn(db, readRegisterSlots, meterId, span);
    const after = await slotsIn(db, readSupposed, meterId, span);
    const differs = (date: string): boolean => {
      const day = localDay(zone, date);
      const [now, then] = [before, after].map((slots) => energyIn(around(slots, day), intervals, day));
      return !areSame(now ?? [], then ?? []);
    };
    changed.push(...some.filter(differs));
  }
  return changed;
};

/** The local dates of a span and of its neighbouring reads, because energy between two reads changes with either of them. */
export const datesTouched = async (
  db: Db,
  { meterId, readSupposed }: Compared,
  { zone, touched }: { readonly zone: string; readonly touched: MicroSpan },
): Promise<string[]> => {
  const ends = [touched.fromMicros, touched.toMicros].map((micros) => Math.floor(micros / 1000));
  const instants: number[] = [...ends];
  for (const readSlots of [readRegisterSlots, readSupposed]) {
    for (const ms of ends) {
      const near = await slotsIn(db, readSlots, meterId, { fromMs: ms, toMs: ms + 1 });
      instants.push(...near.flatMap((slot) => [slot.firstAtMicros / 1000, slot.lastAtMicros / 1000]));
    }
  }
  return datesBetween(dateAt(zone, Math.min(...instants)), dayAfter(dateAt(zone, Math.max(...instants))));
};

const spanOf = (zone: string, dates: readonly string[]): LocalSpan => ({
  fromMs: localDay(zone, dates[0] ?? '').fromMs,
  toMs: localDay(zone, dates.at(-1) ?? '').toMs,
});

/** The slots of a day and one neighbour on either side. */
const around = (slots: readonly RegisterSlot[], { fromMs, toMs }: LocalSpan): RegisterSlot[] => {
  const first = slots.findIndex((slot) => slot.lastAtMicros >= fromMs * 1000);
  const last = slots.findLastIndex((slot) => slot.firstAtMicros <= toMs * 1000);
  return first === -1 || last === -1 ? [] : slots.slice(Math.max(0, first - 1), last + 2);
};

const areSame = (one: Registers, other: Registers): boolean =>
  one.length === other.length && one.every((mwh, register) => mwh === other[register]);
