import type { CounterEvent } from '@ohmstead/domain';
import { groupBy } from '../../collections/group-by.ts';
import { type MeterSpan, spanParameters, wantedSpans } from '../../readings/meter-span.ts';
import type { RunQuery } from '../../readings/run-query.ts';
import { microsText } from '../../storage/instants.ts';
import type { EventsOfSpan } from '../meter-state/group-rows.ts';

type Detail = Omit<CounterEvent, 'atMicros' | 'register' | 'kind'>;
type Row = { meter_id: number; register: number; kind: CounterEvent['kind']; at: number; detail: Detail };

/** What the counter engine has found in some spans. */
export const storedEvents = async (query: RunQuery, spans: readonly MeterSpan[]): Promise<EventsOfSpan[]> => {
  const rows = await query<Row>(
    {
      text: `select event.meter_id, register, kind, ${microsText('at')} as at, detail
        from ${wantedSpans}
        join counter_event as event on event.meter_id = wanted.meter_id
        where event.meter_id = any($1) and at >= wanted.from_at and at < wanted.to_at`,
    },
    spanParameters(spans),
  );
  const byMeter = groupBy(rows, ({ meter_id }) => meter_id);
  return spans.map((span) => ({ ...span, events: (byMeter.get(span.meterId) ?? []).map(eventOf) }));
};

const eventOf = ({ register, kind, at: atMicros, detail }: Row): CounterEvent => ({
  ...detail,
  register,
  kind,
  atMicros,
});
