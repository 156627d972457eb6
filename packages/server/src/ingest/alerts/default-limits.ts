// The limits that hold where nobody chose one: shares of what a meter is rated for. Null: there is none, or somebody has to
// choose it first.
import {
  type AlertParameters,
  alertLimits,
  defaultPacePercent,
  defaultRisePercent,
  type IncidentKind,
  type MeterRating,
} from '@ohmstead/domain';

export type RatedMeter = { readonly rating: MeterRating; readonly phases: number };

export const defaultLimit = (
  kind: IncidentKind,
  parameters: AlertParameters,
  meter: RatedMeter | null,
): number | null => {
  const ofMeter = meter && alertLimits(parameters, meter.rating, meter.phases);
  switch (kind) {
    case 'offline':
      return parameters.offlineMinutes;
    case 'unusualConsumption':
      return parameters.unusualScore;
    case 'budgetPace':
      return defaultPacePercent;
    case 'baseLoadRisen':
      return defaultRisePercent;
    case 'overPower':
      return ofMeter?.overPowerW ?? null;
    case 'overVoltage':
      return ofMeter?.overVoltageV ?? null;
    case 'underVoltage':
      return ofMeter?.underVoltageV ?? null;
    case 'overCurrent':
      return ofMeter?.overCurrentA ?? null;
    default:
      return null;
  }
};
