/** SQL: whether a kind is on for a row of `meter`; `onAtFirst` holds where nobody has chosen. */
export const isRuleOn = (kind: string, onAtFirst: string): string => `coalesce((
  select alert_rule.is_on from alert_rule
  where alert_rule.site_id = meter.site_id and alert_rule.kind = ${kind}
    and (alert_rule.meter_id = meter.id or alert_rule.meter_id is null)
  order by alert_rule.meter_id nulls last limit 1), ${onAtFirst})`;
