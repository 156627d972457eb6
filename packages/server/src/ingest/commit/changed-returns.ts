// Where energy changes because a read now returns to a segment that its register had left, or no longer does: from the
// read that left it on, which may lie weeks before anything that is written.
import { type CounterEvent, type ReturnedSpan, returnedSpansOf } from '@ohmstead/domain';
import { spanParameters, wantedSpans } from '../../readings/meter-span.ts';
import type { RunQuery } from '../../readings/run-query.ts';
import type { ChangedSpan } from '../../rollups/touched-sites.ts';
import { microsText } from '../../storage/instants.ts';
import type { EventsOfSpan } from '../meter-state/group-rows.ts';

export const changedReturns = async (
  query: RunQuery,
  spans: readonly EventsOfSpan[],
): Promise<ChangedSpan[]> => {
  const changed = new Map<string, ChangedSpan>();
  const toggle = (meterId: number, span: ReturnedSpan): void => {
    const key = JSON.stringify([meterId, span]);
    if (changed.delete(key)) return;
    changed.set(key, { meterId, fromMicros: span.sinceMicros, toMicros: span.toMicros });
  };
  for (const { meterId, events } of spans) {
    for (const span of returnedSpansOf(events)) toggle(meterId, span);
  }
  const replaced = spans.filter(({ isNew }) => !isNew);
  const stored = replaced.length === 0 ? [] : await storedReturns(query, replaced);
  for (const { meter_id, ...event } of stored) {
    for (const span of returnedSpansOf([eventOf(event)])) toggle(meter_id, span);
  }
  return [...changed.values()];
};

type Detail = Pick<CounterEvent, 'sinceMicros' | 'bookedMwh' | 'takesBack'>;
type Row = { meter_id: number; register: number; kind: CounterEvent['kind']; at: number; detail: Detail };

const eventOf = ({ register, kind, at, detail }: Omit<Row, 'meter_id'>) => ({
  register,
  kind,
  atMicros: at,
  sinceMicros: detail.sinceMicros,
  bookedMwh: detail.bookedMwh,
  takesBack: detail.takesBack ?? [],
});

const storedReturns = (query: RunQuery, spans: readonly EventsOfSpan[]): Promise<Row[]> =>
  query<Row>(
    {
      name: 'ingest-stored-returns',
      text: `select event.meter_id, register, kind, ${microsText('at')} as at, detail
        from ${wantedSpans}
        join counter_event as event on event.meter_id = wanted.meter_id
        where event.meter_id = any($1) and detail ? 'takesBack' and at >= wanted.from_at and at < wanted.to_at`,
    },
    spanParameters(spans),
  );
