import { type Kysely, type Migration, sql } from 'kysely';

// A usual limit of voltage was made of the newest reading where nobody had entered the rated voltage, so that it changed with it. It
// becomes the limit that was chosen; where the meters of a site have several, nobody has chosen one.
export const usualVoltages: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      with usual as (
        select rule.site_id, rule.meter_id, rule.kind, min(found.limit_value) as limit_value
        from alert_rule as rule
        join meter on meter.site_id = rule.site_id and meter.id = coalesce(rule.meter_id, meter.id)
          and meter.parts is null
        left join latest_reading as latest on latest.meter_id = meter.id
        left join alert_parameter as parameter on parameter.site_id = rule.site_id
        left join lateral (
          select nominal from unnest(array[100, 110, 120, 127, 220, 230, 240, 277]) as nominal
          where abs(nominal - latest.phase_values[1]) <= nominal / 4.0
          order by abs(nominal - latest.phase_values[1]), nominal limit 1) as near on true
        cross join lateral (select coalesce(meter.rated_voltage_v, near.nominal)
          * case rule.kind when 'overVoltage' then coalesce(parameter.over_voltage_percent, 110)
            else coalesce(parameter.under_voltage_percent, 90) end / 100 as limit_value) as found
        where rule.is_on and rule.limit_value is null and rule.kind in ('overVoltage', 'underVoltage')
        group by rule.site_id, rule.meter_id, rule.kind
        having count(distinct found.limit_value) = 1 and bool_or(meter.rated_voltage_v is null)
      )
      update alert_rule set limit_value = usual.limit_value from usual
      where alert_rule.site_id = usual.site_id and alert_rule.kind = usual.kind
        and alert_rule.meter_id is not distinct from usual.meter_id`.execute(db);
  },
};
