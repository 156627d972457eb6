// The time of a span in which a meter is not plainly measured, with causes. Read a month at a time.
import {
  type Coverage,
  energyBetween,
  gapMicros,
  joinSpans,
  type MicroSpan,
  meterSlots,
  type RegisterSlot,
  type ResolvedIntervals,
  readsOfMeter,
  type UnmeasuredSpan,
  unmeasuredSpans,
} from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { readIntervals } from '../readings/intervals/read-intervals.ts';
import { readRegisterSlots } from '../rollups/read-register-slots.ts';
import { microsOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';
import { type AuditRow, auditRows, isCounterDetail } from './audit-rows.ts';

type Db = Kysely<Database>;

const pieceMicros = 31 * 86_400_000_000;

export type UnmeasuredTime = {
  readonly coverage: Coverage;
  /** In order of time. */
  readonly spans: readonly UnmeasuredSpan[];
};

type Asked = { readonly span: MicroSpan; readonly nowMs: number };

export const unmeasuredTime = (db: Db, meterId: number, asked: Asked): Promise<UnmeasuredTime> =>
  overTime(db, meterId, asked, async ({ slots, intervals }, piece) => {
    const covered = joinSpans([...(intervals?.imported ?? []), ...(intervals?.exported ?? [])]);
    return unmeasuredSpans(slots, await itemSpans(db, meterId, piece), piece, covered);
  });

export const coverageIn = async (db: Db, meterId: number, asked: Asked): Promise<Coverage> =>
  (await overTime(db, meterId, asked, async () => [])).coverage;

type Known = { readonly slots: readonly RegisterSlot[]; readonly intervals: ResolvedIntervals | undefined };

type SpansIn = (known: Known, piece: MicroSpan) => Promise<UnmeasuredSpan[]>;

const overTime = async (
  db: Db,
  meterId: number,
  { span, nowMs }: Asked,
  spansIn: SpansIn,
): Promise<UnmeasuredTime> => {
  const toMicros = Math.min(span.toMicros, await expectedUntil(db, meterId, nowMs * 1000));
  const pieces: Piece[] = [];
  for (let fromMicros = span.fromMicros; fromMicros < toMicros; fromMicros += pieceMicros) {
    const piece = { fromMicros, toMicros: Math.min(fromMicros + pieceMicros, toMicros) };
    const known = await knownIn(db, meterId, piece);
    const coverage = coverageOf(known, piece);
    pieces.push({ coverage, spans: await spansIn(known, piece), micros: piece.toMicros - fromMicros });
  }
  return joined(pieces);
};

const knownIn = async (db: Db, meterId: number, { fromMicros, toMicros }: MicroSpan): Promise<Known> => {
  const span = { fromMs: Math.floor(fromMicros / 1000), toMs: Math.ceil(toMicros / 1000) };
  return {
    slots: (await readRegisterSlots(db, [meterId], span)).get(meterId) ?? [],
    intervals: (await readIntervals(db, [meterId], span)).get(meterId),
  };
};

const coverageOf = ({ slots, intervals }: Known, piece: MicroSpan): Coverage => {
  const { fromMicros, toMicros } = piece;
  if (intervals === undefined) return energyBetween(slots, fromMicros, toMicros).coverage;
  const reads = [readsOfMeter(slots, 1, { ...intervals, hull: piece })];
  const known = meterSlots(reads, [fromMicros, toMicros], { rule: 'perPhase' });
  const [measured = 0, estimated = 0] = [known.measuredMicros[0], known.estimatedMicros[0]];
  const micros = toMicros - fromMicros;
  return {
    measured: measured / micros,
    estimated: estimated / micros,
    missing: (micros - measured - estimated) / micros,
  };
};

type Piece = UnmeasuredTime & { readonly micros: number };

/** The end of what can be known by now: a meter that reported a moment ago is not missing since. */
const expectedUntil = async (db: Db, meterId: number, nowMicros: number): Promise<number> => {
  const newest = await db
    .selectFrom('register_slot')
    .select(microsOf(sql.ref('last_at')).as('lastMicros'))
    .where('meter_id', '=', meterId)
    .orderBy('slot', 'desc')
    .limit(1)
    .executeTakeFirst();
  const lastMicros = newest?.lastMicros ?? null;
  return lastMicros !== null && nowMicros - lastMicros <= gapMicros ? lastMicros : nowMicros;
};

/** Far more than a month has. */
const mostItems = 5_000;

const itemSpans = async (db: Db, meterId: number, span: MicroSpan): Promise<MicroSpan[]> => {
  const rows = await auditRows(db, meterId, { skip: 0, limit: mostItems, span });
  return rows.flatMap((row) => itemSpan(row, span));
};

/** A hold that began before the span and goes on in it is at its beginning. */
const itemSpan = ({ atMicros, detail }: AuditRow, { fromMicros }: MicroSpan): MicroSpan[] =>
  isCounterDetail(detail)
    ? [{ fromMicros: detail.sinceMicros, toMicros: Math.max(atMicros, fromMicros) }]
    : [];

const joined = (pieces: readonly Piece[]): UnmeasuredTime => {
  const all = pieces.reduce((sum, { micros }) => sum + micros, 0);
  const share = (of: (coverage: Coverage) => number): number =>
    pieces.reduce((sum, { coverage, micros }) => sum + of(coverage) * (micros / all), 0);
  const coverage = {
    measured: share(({ measured }) => measured),
    estimated: share(({ estimated }) => estimated),
    missing: all === 0 ? 1 : share(({ missing }) => missing),
  };
  return { coverage, spans: adjoined(pieces.flatMap(({ spans }) => spans)) };
};

/** What goes on beyond the end of a piece is one. */
const adjoined = (spans: readonly UnmeasuredSpan[]): UnmeasuredSpan[] => {
  const all: UnmeasuredSpan[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    const goesOn = last?.toMicros === span.fromMicros && last.kind === span.kind && last.cause === span.cause;
    if (goesOn) all[all.length - 1] = { ...last, toMicros: span.toMicros };
    else all.push(span);
  }
  return all;
};
