// The time in which a site's grid meters had energy booked that nobody has confirmed (domain: counter/unconfirmed.ts).
import {
  type BookedEvent,
  type LocalSpan,
  type MicroSpan,
  unconfirmedSpans,
  useTypes,
} from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { MeterPart } from '../storage/schema/sites.ts';
import type { Database } from '../storage/schema.ts';
import { returnedEvent } from './returned-rows.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

type Row = {
  readonly meter_id: number;
  readonly event: Omit<BookedEvent, 'isKept'>;
  readonly is_kept: boolean;
};

/** Only grid meters are billed. */
export const unconfirmedImports = async (
  db: Kysely<Database>,
  { meters }: Pick<SiteSnapshot, 'meters'>,
  span: LocalSpan,
): Promise<MicroSpan[]> => {
  const parts = meters.filter(({ useType }) => useType === useTypes.grid).flatMap((meter) => meter.parts);
  if (parts.length === 0) return [];
  const rows = await bookedEvents(db, [...new Set(parts.map(({ meterId }) => meterId))], span);
  return parts.flatMap((part) => unconfirmedSpans(rows.flatMap((row) => importOf(part, row))));
};

/** A meter that is taken off another one raises its import by what it exports. */
const importOf = ({ meterId, sign }: MeterPart, { meter_id, event, is_kept }: Row): BookedEvent[] => {
  const raises = event.register % 2 === (sign === 1 ? 0 : 1);
  const takesBack = event.takesBack ?? [];
  return meter_id === meterId && raises ? [{ ...event, takesBack, isKept: is_kept }] : [];
};

/** What booked energy in the span, and what took some of it back: a segment is remembered for 35 days. */
const bookedEvents = async (
  db: Kysely<Database>,
  meterIds: readonly number[],
  { fromMs, toMs }: LocalSpan,
): Promise<Row[]> => {
  const from = sql`${new Date(fromMs).toISOString()}::timestamptz`;
  const to = sql`${new Date(toMs).toISOString()}::timestamptz`;
  const { rows } = await sql<Row>`
    select meter_id, ${isKept} as is_kept, ${returnedEvent} || jsonb_build_object('reason', detail -> 'reason') as event
    from counter_event as event
    where meter_id = any(${[...meterIds]}::int4[]) and register >= 0
      and at >= ${from} and at < ${to} + interval '72 days'
      and ((detail ->> 'bookedMwh')::int8 > 0 or detail ? 'takesBack')`.execute(db);
  return rows;
};

/** By a decision that is not taken back, about the judgement as it is. */
const isKept = sql<boolean>`exists (
  select from counter_decision as decision
  where decision.meter_id = event.meter_id and decision.at = event.at and decision.register = event.register
    and decision.kind = 'step' and decision.detail ->> 'verdict' = 'keep'
    and coalesce(decision.detail -> 'judged', jsonb_build_object(
      'kind', event.kind, 'reason', event.detail -> 'reason', 'bookedMwh', event.detail -> 'bookedMwh'))
      = jsonb_build_object(
      'kind', event.kind, 'reason', event.detail -> 'reason', 'bookedMwh', event.detail -> 'bookedMwh')
    and not exists (select from counter_decision as undo where undo.undoes = decision.id))`;
