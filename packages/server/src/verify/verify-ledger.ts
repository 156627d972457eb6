// A piece of a meter's ledger computed from its readings and compared with what is stored. No upload is written
// meanwhile, and a meter that another server has changed is compared anew, so that what is compared belongs together;
// therefore the pieces are small.
import { type CounterEvent, formatInstantMicros } from '@ohmstead/domain';
import { sql } from 'kysely';
import { ruledMeter } from '../ingest/admission/counter-rules.ts';
import type { MeterSpan } from '../readings/meter-span.ts';
import { MetersChanged, versionOf } from '../readings/meter-version.ts';
import { queryOf } from '../readings/run-query.ts';
import type { LedgerParts } from '../recompute/catch-up.ts';
import { ledgerBounds } from '../recompute/ledger-bounds.ts';
import { planRecompute, type Recomputed } from '../recompute/recompute.ts';
import { staleLedgerOf } from '../recompute/stale-ledger.ts';
import { instantOf, microsOf } from '../storage/instants.ts';
import { type Difference, difference } from './difference.ts';

const pieceMicros = 4 * 86_400_000_000;

export type VerifiedPiece = {
  /** Null where the meter's ledger is verified to its end. */
  readonly nextMicros: number | null;
  readonly differences: readonly Difference[];
};

const nothingLeft: VerifiedPiece = { nextMicros: null, differences: [] };

export const verifyLedger = (
  { db, ingest }: LedgerParts,
  meterId: number,
  fromMicros: number,
): Promise<VerifiedPiece> =>
  ingest.alone(async ({ history, pool }) => {
    const before = await versionOf(queryOf(pool), meterId);
    const meter = await ruledMeter(db, meterId);
    const bounds = await ledgerBounds(db, meterId);
    // One that is being computed anew is right when that is done.
    if (!meter || !bounds || (await staleLedgerOf(db, meterId))) return nothingLeft;
    const start = Math.max(fromMicros, bounds.oldestMicros);
    const order = {
      fromMicros: start,
      throughMicros: start + pieceMicros,
      bounds,
    };
    const computed = await planRecompute(history, meter, order);
    const { toMicros } = computed;
    const stored = await storedEvents(db, { meterId, fromMicros: computed.fromMicros, toMicros });
    const after = await versionOf(queryOf(pool), meterId);
    if (after?.version !== before?.version) throw new MetersChanged([meterId]);
    return {
      nextMicros: toMicros > bounds.newestMicros ? null : toMicros,
      differences: differencesOf(meterId, computed, stored),
    };
  });

const differencesOf = (meterId: number, computed: Recomputed, stored: readonly string[]): Difference[] => {
  const { rows, events } = computed;
  const slots = rows.slots.map(({ slot }) => slot.slotMicros);
  const moved: number[] = [];
  for (const correction of rows.corrections) {
    if (correction.kind === 'readingMoved') moved.push(correction.atMicros);
    if (correction.kind === 'slotEmptied') slots.push(correction.slotMicros);
    if (correction.kind === 'slotsShifted') slots.push(correction.afterSlotMicros);
  }
  const computedEvents = new Set(events.map(eventText));
  const known = new Set(stored);
  const unlike = [
    ...stored.filter((event) => !computedEvents.has(event)),
    ...[...computedEvents].filter((event) => !known.has(event)),
  ];
  return [
    ...difference('registerSlots', { meterId }, slots.map(formatInstantMicros)),
    ...difference('readings', { meterId }, moved.map(formatInstantMicros)),
    ...difference('counterEvents', { meterId }, unlike),
  ];
};

const eventText = (event: CounterEvent): string => {
  const { atMicros, register, kind, reason, sinceMicros, beforeMwh, afterMwh, bookedMwh } = event;
  const takenBack = (event.takesBack ?? []).map(({ fromMicros, mwh }) => `${fromMicros}:${mwh}`);
  const counts = [sinceMicros, beforeMwh, afterMwh, bookedMwh, ...takenBack].join(' ');
  return `${formatInstantMicros(atMicros)} ${register} ${kind} ${reason} ${counts}`;
};

type Detail = Pick<
  CounterEvent,
  'reason' | 'sinceMicros' | 'beforeMwh' | 'afterMwh' | 'bookedMwh' | 'takesBack'
>;

const storedEvents = async (
  db: LedgerParts['db'],
  { meterId, fromMicros, toMicros }: MeterSpan,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('counter_event')
    .select([microsOf(sql.ref('at')).as('atMicros'), 'register', 'kind', sql<Detail>`detail`.as('detail')])
    .where('meter_id', '=', meterId)
    .where('at', '>=', instantOf(fromMicros))
    .where('at', '<', instantOf(toMicros))
    .execute();
  return rows.map(({ atMicros, register, kind, detail }) =>
    eventText({ atMicros, register, kind, ...detail }),
  );
};
