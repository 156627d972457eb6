// The time in which a site's grid meters had energy booked that nobody has confirmed (domain: counter/unconfirmed.ts).
import {
  type BookedEvent,
  isCountedRegister,
  type LocalSpan,
  type MicroSpan,
  type ResolvedIntervals,
  spansOutside,
  unconfirmedSpans,
  useTypes,
} from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { readIntervals } from '../readings/intervals/read-intervals.ts';
import type { MeterPart } from '../storage/schema/sites.ts';
import type { Database } from '../storage/schema.ts';
import { hasNetRow } from './has-net-row.ts';
import { returnedEvent } from './returned-rows.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

export type BookedRow = {
  readonly meter_id: number;
  readonly event: Omit<BookedEvent, 'isConfirmed'>;
  readonly is_confirmed: boolean;
  readonly has_net_row: boolean;
};

type Site = Pick<SiteSnapshot, 'meters' | 'rule'>;

export const unconfirmedImports = async (
  db: Kysely<Database>,
  site: Site,
  span: LocalSpan,
): Promise<MicroSpan[]> => {
  const rows = await bookedRows(db, site, span);
  const withIntervals = site.meters.flatMap(({ intervalSpans }) => [...intervalSpans.keys()]);
  const intervals = await readIntervals(db, rows.length === 0 ? [] : withIntervals, span);
  return unconfirmedOf(site, rows, intervals);
};

/** Where intervals say what passed, nothing that was booked counts. */
export const unconfirmedOf = (
  site: Site,
  rows: readonly BookedRow[],
  intervals: ReadonlyMap<number, ResolvedIntervals> = new Map(),
): MicroSpan[] => {
  const billed = rows.filter(({ event, has_net_row }) =>
    isCountedRegister(event.register, site.rule, has_net_row),
  );
  return billedParts(site).flatMap((part) => {
    const ofMeter = intervals.get(part.meterId);
    const covered = (part.sign === 1 ? ofMeter?.imported : ofMeter?.exported) ?? [];
    const booked = unconfirmedSpans(billed.flatMap((row) => importOf(part, row)));
    return booked.flatMap((span) => spansOutside([span], covered));
  });
};

/** Only grid meters are billed. */
const billedParts = ({ meters }: Site): MeterPart[] =>
  meters.filter(({ useType }) => useType === useTypes.grid).flatMap((meter) => meter.parts);

/** A meter that is taken off another one raises its import by what it exports. */
const importOf = (
  { meterId, sign }: MeterPart,
  { meter_id, event, is_confirmed }: BookedRow,
): BookedEvent[] => {
  const raises = event.register % 2 === (sign === 1 ? 0 : 1);
  const takesBack = event.takesBack ?? [];
  return meter_id === meterId && raises ? [{ ...event, takesBack, isConfirmed: is_confirmed }] : [];
};

/** What booked energy in the span, and what took some of it back: a segment is remembered for 35 days. */
export const bookedRows = async (
  db: Kysely<Database>,
  site: Site,
  { fromMs, toMs }: LocalSpan,
): Promise<BookedRow[]> => {
  const meterIds = [...new Set(billedParts(site).map(({ meterId }) => meterId))];
  if (meterIds.length === 0) return [];
  const from = sql`${new Date(fromMs).toISOString()}::timestamptz`;
  const to = sql`${new Date(toMs).toISOString()}::timestamptz`;
  const { rows } = await sql<BookedRow>`
    select event.meter_id, ${isConfirmed} as is_confirmed, ${hasNetRow(sql`event.meter_id`, meterIds)} as has_net_row,
      ${returnedEvent} as event
    from counter_event as event
    left join counter_decision as decision on decision.meter_id = event.meter_id and decision.at = event.at
    left join counter_decision as undo on undo.undoes = decision.id
    where event.meter_id = any(${meterIds}::int4[]) and event.register >= 0
      and event.at >= ${from} and event.at < ${to} + interval '72 days'
      and ((event.detail ->> 'bookedMwh')::int8 > 0 or event.detail ? 'takesBack')
    group by event.meter_id, event.at, event.register`.execute(db);
  return rows;
};

const judgement = sql`jsonb_build_object(
  'kind', event.kind, 'reason', event.detail -> 'reason', 'bookedMwh', event.detail -> 'bookedMwh')`;

/** A decision that is not taken back. One that keeps a judgement is about the judgement as it is. */
const isInForce = sql`
  undo.id is null and (decision.kind = 'replacement' or decision.kind = 'step' and decision.register = event.register
    and (decision.detail ->> 'verdict' <> 'keep' or coalesce(decision.detail -> 'judged', ${judgement}) = ${judgement}))`;

/** What was decided is so from the decision on, though its event comes with the counts computed anew. */
const isConfirmed = sql<boolean>`(coalesce(bool_or(${isInForce}), false)
  or event.detail ->> 'reason' = 'decided' and count(undo.id) = 0)`;
