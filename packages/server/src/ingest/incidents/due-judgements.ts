// Meters that have not been judged by their new limits yet. They are marked in the transaction of the change and judged in one of
// their own, some at once, so that a site of a thousand meters holds up nobody's uploads. Whoever writes or removes readings of
// a meter judges it first: what comes out is the same as if the change itself had judged it.
import { instantArray, int4Array } from '../../collections/binary-array.ts';
import { lockMetersIn } from '../../readings/lock-meters.ts';
import type { RunQuery } from '../../readings/run-query.ts';
import { instantText, microsText } from '../../storage/instants.ts';
import { type JudgedSince, judgeSince } from './judge-since.ts';

/** Within the transaction of the change. */
export const markDue = async (
  query: RunQuery,
  changed: readonly Pick<JudgedSince, 'meterId' | 'fromMicros'>[],
  changedMicros: number,
): Promise<void> => {
  await query(
    {
      text: `insert into due_judgement (meter_id, from_at, changed_at)
        select meter_id, from_at, ${instantText('$3')}
        from unnest($1::int4[], $2::timestamptz[]) as changed (meter_id, from_at)
        on conflict (meter_id) do update set from_at = least(due_judgement.from_at, excluded.from_at),
          changed_at = greatest(due_judgement.changed_at, excluded.changed_at)`,
    },
    [
      int4Array(changed.map(({ meterId }) => meterId)),
      instantArray(changed.map(({ fromMicros }) => fromMicros)),
      changedMicros,
    ],
  );
};

type Row = { readonly meter_id: number; readonly from_micros: number; readonly changed_micros: number };

/** Within a transaction; does nothing where none of them is due. */
export const judgeDue = async (query: RunQuery, meterIds: readonly number[]): Promise<void> => {
  if (meterIds.length === 0) return;
  const due = await query<{ meter_id: number }>(
    {
      name: 'judgements-due',
      text: 'select meter_id from due_judgement where meter_id = any($1::int4[])',
    },
    [int4Array(meterIds)],
  );
  if (due.length === 0) return;
  const ids = due.map(({ meter_id }) => meter_id);
  await lockMetersIn(query, ids);
  const taken = await query<Row>(
    {
      text: `delete from due_judgement where meter_id = any($1::int4[])
        returning meter_id, ${microsText('from_at')} as from_micros, ${microsText('changed_at')} as changed_micros`,
    },
    [int4Array(ids)],
  );
  if (taken.length > 0) await judgeSince(query, taken.map(judgedSinceOf));
};

const judgedSinceOf = ({ meter_id, from_micros, changed_micros }: Row): JudgedSince => ({
  meterId: meter_id,
  fromMicros: from_micros,
  changedMicros: changed_micros,
});
