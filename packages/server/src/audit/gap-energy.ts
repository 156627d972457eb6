// The energy that passed in gaps: the difference of the counts before and after, which is spread over the time between. Where
// intervals say what passed in it, only the rest of the time has its share.
import type { AuditItem } from '@ohmstead/contract';
import {
  energyOutside,
  type MicroSpan,
  phaseTotals,
  type RegisterSlot,
  type Registers,
  type ResolvedIntervals,
  slotStartMicros,
} from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { readIntervals } from '../readings/intervals/read-intervals.ts';
import { readSlotsAt } from '../rollups/read-register-slots.ts';
import type { Database } from '../storage/schema.ts';
import { kwhOf } from './audit-item.ts';
import { type AuditRow, isCounterDetail } from './audit-rows.ts';

type Spread = AuditItem['spread'];

/** By the instant at which the gap ended. */
export const gapEnergies = async (
  db: Kysely<Database>,
  meterId: number,
  rows: readonly AuditRow[],
): Promise<Map<number, Spread>> => {
  const gaps = rows.flatMap(({ kind, atMicros, detail }) =>
    kind === 'gap' && isCounterDetail(detail) ? [{ atMicros, sinceMicros: detail.sinceMicros }] : [],
  );
  const ends = gaps.flatMap(({ atMicros, sinceMicros }) => [atMicros, sinceMicros]);
  const slots = await readSlotsAt(db, meterId, [...new Set(ends.map(slotStartMicros))]);
  const bySlot = new Map(slots.map((slot) => [slot.slotMicros, slot]));
  const intervals = await intervalsAround(db, meterId, ends);
  return new Map(
    gaps.map(({ atMicros, sinceMicros }) => {
      const [before, after] = [sinceMicros, atMicros].map((at) => bySlot.get(slotStartMicros(at)));
      const gap = { fromMicros: sinceMicros, toMicros: atMicros };
      return [atMicros, before && after ? spreadBetween(before, after, { gap, intervals }) : null];
    }),
  );
};

const intervalsAround = async (
  db: Kysely<Database>,
  meterId: number,
  instants: readonly number[],
): Promise<ResolvedIntervals | undefined> => {
  if (instants.length === 0) return undefined;
  const span = { fromMs: Math.min(...instants) / 1000, toMs: Math.max(...instants) / 1000 };
  return (await readIntervals(db, [meterId], span)).get(meterId);
};

type Gap = { readonly gap: MicroSpan; readonly intervals: ResolvedIntervals | undefined };

/** A register that is unknown before and known after began between, at 0. */
const spreadBetween = (before: RegisterSlot, after: RegisterSlot, { gap, intervals }: Gap): Spread => {
  const risen = intervals
    ? energyOutside([before, after], gap, intervals)
    : after.firstCounts.map((count, index) =>
        count === null ? null : count - (before.lastCounts[index] ?? 0),
      );
  const { importMwh, exportMwh } = totalsOf(risen);
  return { importKwh: kwhOf(importMwh), exportKwh: kwhOf(exportMwh) };
};

const netImport = 6;

/** A meter that shows nothing but its net row has the energy there. */
const totalsOf = (risen: Registers): ReturnType<typeof phaseTotals> => {
  const ofPhases = risen.slice(0, netImport);
  return ofPhases.some((mwh) => mwh !== null)
    ? phaseTotals(ofPhases.filter((_, index) => isKnownPhase(ofPhases, index)))
    : { importMwh: risen[netImport] ?? null, exportMwh: risen[netImport + 1] ?? null };
};

/** A phase of which neither register was ever shown is not there. */
const isKnownPhase = (registers: Registers, index: number): boolean =>
  registers[index] !== null || registers[index % 2 === 0 ? index + 1 : index - 1] !== null;
