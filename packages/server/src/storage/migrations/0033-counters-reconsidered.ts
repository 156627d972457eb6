import { type Kysely, type Migration, sql } from 'kysely';

// Counters are judged by other rules: they return to segments that they had left, no jump is believed by waiting, and of
// several readings that claim one instant one counts. What such judgements stand behind is computed anew, in the
// background, from each meter's first one on; so is what a confirmation ("keep") had changed by mistake.
const reconsidered = sql`
  with first as (
    select meter_id, min(at) as at from (
      select meter_id, min(at) as at from counter_event where kind in ('reset', 'spike', 'dip') group by meter_id
      union all
      select meter_id, min(at) from counter_decision where detail ->> 'verdict' = 'keep' group by meter_id
    ) as judged group by meter_id)
  update meter set
    rebuild_from = least(rebuild_from, first.at),
    rebuild_to = timestamptz '2200-01-01 00:00Z' - interval '1 microsecond',
    rebuild_mark = rebuild_mark + 1
  from first where first.meter_id = meter.id`;

const statements = [
  // Returns alone have the field: whoever reads a ledger looks for them.
  sql`create index counter_event_returns on counter_event (meter_id, at) where detail ? 'takesBack'`,
  reconsidered,
];

export const countersReconsidered: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
