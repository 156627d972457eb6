/** What the owner of a site calls abnormal; null: the default. */
export type AlertParameterRow = {
  site_id: number;
  gap_minutes: number | null;
  offline_minutes: number | null;
  over_voltage_percent: number | null;
  under_voltage_percent: number | null;
  over_current_percent: number | null;
  over_power_percent: number | null;
  low_power_factor: number | null;
  unusual_score: number | null;
};
