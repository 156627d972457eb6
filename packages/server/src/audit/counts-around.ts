// What a register showed around an item of the audit list, and what was counted, as few points as a small chart has.
import {
  formatInstantMicros,
  hourMs,
  type MicroSpan,
  type RegisterSlot,
  registerAt,
  registersOf,
  wholeMeter,
} from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { type Outcome, refuse } from '../errors/outcome.ts';
import { readReadings } from '../readings/read-readings.ts';
import { readingOf } from '../readings/reading-row.ts';
import { readRegisterSlots } from '../rollups/read-register-slots.ts';
import { instantOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';
import { kwhOf } from './audit-item.ts';
import { factsAt } from './decision-facts.ts';

type Db = Kysely<Database>;

export type CountPoint = {
  readonly at: string;
  readonly shownKwh: number | null;
  readonly countedKwh: number | null;
};

export type Around = { readonly meterId: number; readonly atMicros: number; readonly register: number };

const mostPoints = 120;
/** How much is shown before and after, whatever the time between. */
const besideMicros = 2 * hourMs * 1000;

export const countsAround = async (db: Db, around: Around): Promise<Outcome<{ points: CountPoint[] }>> => {
  const sinceMicros = await beginningOf(db, around);
  if (sinceMicros === null) return refuse('audit_item_unknown');
  const shown = await shownAround(db, around, sinceMicros);
  const span = { fromMicros: shown[0]?.atMicros ?? 0, toMicros: (shown.at(-1)?.atMicros ?? 0) + 1 };
  const counted = await countedIn(db, around, span);
  const ends = [sinceMicros, around.atMicros];
  const points = thinned(shown, ends).map(({ atMicros, mwh }) => ({
    atMicros,
    mwh,
    count: counted(atMicros),
  }));
  const first = points.find(({ count }) => count !== null)?.count ?? 0;
  return {
    points: points.map(({ atMicros, mwh, count }) => ({
      at: formatInstantMicros(atMicros),
      shownKwh: kwhOf(mwh),
      countedKwh: count === null ? null : kwhOf(count - first),
    })),
  };
};

/** The last believed count before the item; null where there is no item. */
const beginningOf = async (db: Db, { meterId, atMicros, register }: Around): Promise<number | null> => {
  const event = await db
    .selectFrom('counter_event')
    .select(sql<number>`(detail ->> 'sinceMicros')::int8`.as('sinceMicros'))
    .where('meter_id', '=', meterId)
    .where('at', '=', instantOf(atMicros))
    .where('register', 'in', [register, wholeMeter])
    .orderBy('register', 'desc')
    .executeTakeFirst();
  if (event) return event.sinceMicros;
  const facts = await factsAt(db, meterId, [atMicros]);
  return facts.length > 0 ? atMicros : null;
};

type Shown = { readonly atMicros: number; readonly mwh: number | null };

/** Where the time between is long, only its two ends. */
const shownAround = async (
  db: Db,
  { meterId, atMicros, register }: Around,
  sinceMicros: number,
): Promise<Shown[]> => {
  const beside = (micros: number): MicroSpan => ({
    fromMicros: micros - besideMicros,
    toMicros: micros + besideMicros,
  });
  const [before, after] = [beside(sinceMicros), beside(atMicros)];
  const spans =
    before.toMicros >= after.fromMicros
      ? [{ fromMicros: before.fromMicros, toMicros: after.toMicros }]
      : [before, after];
  const shown: Shown[] = [];
  for (const span of spans) {
    const readings = (await readReadings(db, [meterId], span)).get(meterId) ?? [];
    for (const { atMicros: readMicros, values } of readings)
      shown.push({
        atMicros: readMicros,
        mwh: registersOf(readingOf(readMicros, values))[register] ?? null,
      });
  }
  return shown;
};

const countedIn = async (
  db: Db,
  { meterId, register }: Around,
  { fromMicros, toMicros }: MicroSpan,
): Promise<(atMicros: number) => number | null> => {
  const span = { fromMs: Math.floor(fromMicros / 1000), toMs: Math.ceil(toMicros / 1000) };
  const slots = (await readRegisterSlots(db, [meterId], span)).get(meterId) ?? [];
  return (atMicros) => {
    const { before, after } = neighboursOf(slots, atMicros);
    return registerAt(before, after, atMicros)?.counts[register] ?? null;
  };
};

type Neighbours = { readonly before: RegisterSlot | null; readonly after: RegisterSlot | null };

const neighboursOf = (slots: readonly RegisterSlot[], atMicros: number): Neighbours => {
  const next = slots.findIndex(({ lastAtMicros }) => lastAtMicros >= atMicros);
  return next === -1
    ? { before: null, after: null }
    : { before: slots[next - 1] ?? null, after: slots[next] ?? null };
};

/** Of each part the lowest and the highest, so that a count shown once is not lost; and always the item's own. */
const thinned = (shown: readonly Shown[], ends: readonly number[]): Shown[] => {
  if (shown.length <= mostPoints) return [...shown];
  const kept = new Set(shown.filter(({ atMicros }) => ends.includes(atMicros)));
  const parts = Math.floor((mostPoints - kept.size) / 2);
  const size = Math.ceil(shown.length / parts);
  for (let from = 0; from < shown.length; from += size) {
    const part = shown.slice(from, from + size).toSorted((a, b) => (a.mwh ?? 0) - (b.mwh ?? 0));
    for (const one of [part[0], part.at(-1)]) if (one) kept.add(one);
  }
  return shown.filter((one) => kept.has(one));
};
