// Whether the counts entered for a replaced meter are possible: neither below what the old one showed nor beyond what
// it can have counted, nor above what the new one showed afterwards.
import type { ErrorCode } from '@ohmstead/contract';
import {
  type CounterRules,
  type MicroSpan,
  plausibleMwh,
  quarterHourMicros,
  type Registers,
  registersOf,
} from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { readReadings } from '../readings/read-readings.ts';
import { readingOf } from '../readings/reading-row.ts';
import { instantOf, microsOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

/** Register reads as the meter itself showed them. */
export type Shown = { readonly atMicros: number; readonly mwh: Registers };

type ReplacementCounts = {
  readonly atMicros: number;
  readonly finalMwh: Registers;
  readonly firstMwh: Registers;
};

export const countProblem = (
  rules: CounterRules,
  { before, after }: { readonly before: Shown; readonly after: Shown | null },
  { atMicros, finalMwh, firstMwh }: ReplacementCounts,
): ErrorCode | null => {
  const most = plausibleMwh(rules.limits, 0, atMicros - before.atMicros);
  for (const [index, final] of finalMwh.entries()) {
    const rise = riseOf(rules, before.mwh[index] ?? null, final);
    if (rise !== null && rise < 0) return 'replacement_final_low';
    if (rise !== null && rise > most) return 'replacement_final_high';
  }
  const isAbove = (first: number | null, index: number): boolean =>
    first !== null && first > (after?.mwh[index] ?? Number.POSITIVE_INFINITY);
  return firstMwh.some(isAbove) ? 'replacement_first_high' : null;
};

const riseOf = ({ modulusMwh }: CounterRules, before: number | null, final: number | null): number | null => {
  if (before === null || final === null) return null;
  return final < before && modulusMwh !== null ? final + modulusMwh - before : final - before;
};

/** The last reads before an instant, and the first from the instant on. */
export const shownAround = async (
  db: Db,
  meterId: number,
  atMicros: number,
): Promise<{ readonly before: Shown | null; readonly after: Shown | null }> => {
  const slots = db
    .selectFrom('register_slot')
    .select(microsOf(sql.ref('slot')).as('slotMicros'))
    .where('meter_id', '=', meterId)
    .limit(1);
  const earlier = await slots.where('first_at', '<', instantOf(atMicros)).orderBy('slot', 'desc').execute();
  const later = await slots.where('last_at', '>=', instantOf(atMicros)).orderBy('slot').execute();
  const before = await countsShown(db, meterId, earlier[0], { fromMicros: 0, toMicros: atMicros });
  const after = await countsShown(db, meterId, later[0], { fromMicros: atMicros, toMicros: atMicros * 2 });
  return { before: before.at(-1) ?? null, after: after[0] ?? null };
};

const countsShown = async (
  db: Db,
  meterId: number,
  slot: { readonly slotMicros: number } | undefined,
  within: MicroSpan,
): Promise<Shown[]> => {
  if (!slot) return [];
  const span = {
    fromMicros: Math.max(slot.slotMicros, within.fromMicros),
    toMicros: Math.min(slot.slotMicros + quarterHourMicros, within.toMicros),
  };
  const readings = (await readReadings(db, [meterId], span)).get(meterId) ?? [];
  return readings
    .map((reading) => ({
      atMicros: reading.atMicros,
      mwh: registersOf(readingOf(reading.atMicros, reading.values)),
    }))
    .filter(({ mwh }) => mwh.some((count) => count !== null));
};
