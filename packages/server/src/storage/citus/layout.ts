// How the tables lie in a Citus cluster: see docs/adr/0040. All others stay with the coordinator.

/** What is stored of a meter lies together, by the meter's id: whatever is done with one meter is done in one place. */
export const tablesByMeter = [
  'reading',
  'reading_day',
  'interval_day',
  'register_slot',
  'latest_reading',
  'counter_event',
  'meter_day',
  'group_inbox',
] as const;

/** What is made of a site's meters, and what its energy is priced by, lies together by the site's id. */
export const tablesBySite = [
  'site_day',
  'site_month',
  'bill_period',
  'site_revision',
  'site_change',
  'price_series',
  'emission_series',
] as const;

/** Small ones that statements join with those, or whose changes raise the versions of meters: a copy of them lies in every node. */
export const tablesEverywhere = [
  'account',
  'site',
  'meter',
  'counter_decision',
  'alert_rule',
  'alert_parameter',
  'earlier_limit',
] as const;
