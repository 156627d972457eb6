// A site's parameters of abnormal data as its row has them; what is null there is the default.
import {
  type AlertParameters,
  alertParameterNames,
  defaultAlertParameters,
  recordOf,
} from '@ohmstead/domain';
import type { AlertParameterRow } from '../../storage/schema/analysis.ts';

export const alertParameterColumns = {
  gapMinutes: 'gap_minutes',
  offlineMinutes: 'offline_minutes',
  overVoltagePercent: 'over_voltage_percent',
  underVoltagePercent: 'under_voltage_percent',
  overCurrentPercent: 'over_current_percent',
  overPowerPercent: 'over_power_percent',
  lowPowerFactor: 'low_power_factor',
  unusualScore: 'unusual_score',
} as const satisfies Record<keyof AlertParameters, Exclude<keyof AlertParameterRow, 'site_id'>>;

type Row = { readonly [Column in Exclude<keyof AlertParameterRow, 'site_id'>]?: number | null };

export const parametersOfRow = (row: Row | null | undefined): AlertParameters =>
  recordOf(alertParameterNames, (name) => row?.[alertParameterColumns[name]] ?? defaultAlertParameters[name]);
