import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  sql`alter table incident add moved_limit jsonb`,
  // What was in force before is not known of these: the usual limit, as until now.
  sql`update incident set moved_limit = jsonb_build_object(
      'to', moved_to, 'before', jsonb_build_object('isOn', is_on, 'limit', null, 'isOwn', true))
    from (select site_id, meter_id, kind, is_on, limit_value as moved_to from alert_rule) as rule
    where is_normal and moved_to is not null and rule.site_id = incident.site_id
      and rule.kind = incident.kind and rule.meter_id is not distinct from incident.meter_id`,
];

export const movedLimits: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
