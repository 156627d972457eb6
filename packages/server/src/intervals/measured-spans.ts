// The time in which something of a meter is measured already, by readings or by intervals: an import that keeps what is
// stored fills only the rest.
import {
  joinSpans,
  type LocalSpan,
  type MeasuredSpans,
  type MicroSpan,
  type RegisterSlot,
  type ResolvedIntervals,
  readsOfMeter,
} from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { readIntervals } from '../readings/intervals/read-intervals.ts';
import { readRegisterSlots } from '../rollups/read-register-slots.ts';
import type { Database } from '../storage/schema.ts';

/** A month's slots at a time, so that a long file's span never lies in memory whole. */
const pieceMs = 31 * 86_400_000;

/** By direction, in order and without overlap, cut to the span. What is only estimated is not measured. */
export const measuredSpans = async (
  db: Kysely<Database>,
  meterId: number,
  span: LocalSpan,
): Promise<MeasuredSpans> => {
  const imported: MicroSpan[] = [];
  const exported: MicroSpan[] = [];
  for (let fromMs = span.fromMs; fromMs < span.toMs; fromMs += pieceMs) {
    const piece = { fromMs, toMs: Math.min(span.toMs, fromMs + pieceMs) };
    const slots = (await readRegisterSlots(db, [meterId], piece)).get(meterId) ?? [];
    const intervals = (await readIntervals(db, [meterId], piece)).get(meterId);
    imported.push(...within([...measuredByReads(slots, 0), ...measuredPieces(intervals?.imported)], piece));
    exported.push(...within([...measuredByReads(slots, 1), ...measuredPieces(intervals?.exported)], piece));
  }
  return { imported: joinSpans(imported), exported: joinSpans(exported) };
};

const measuredPieces = (pieces: ResolvedIntervals['imported'] = []): MicroSpan[] =>
  pieces.filter(({ estimated }) => !estimated);

/** Registers of import have even places, those of export odd ones. */
const measuredByReads = (slots: readonly RegisterSlot[], direction: 0 | 1): MicroSpan[] => {
  const { points } = readsOfMeter(slots);
  return points.flatMap(({ atMicros: toMicros, counts, estimated, unknown }, index) => {
    const fromMicros = points[index - 1]?.atMicros;
    const isKnown = counts.some((count, register) => count !== null && register % 2 === direction);
    return fromMicros === undefined || estimated || unknown || !isKnown ? [] : [{ fromMicros, toMicros }];
  });
};

const within = (spans: readonly MicroSpan[], { fromMs, toMs }: LocalSpan): MicroSpan[] =>
  joinSpans(
    spans.map(({ fromMicros, toMicros }) => ({
      fromMicros: Math.max(fromMicros, fromMs * 1000),
      toMicros: Math.min(toMicros, toMs * 1000),
    })),
  );
