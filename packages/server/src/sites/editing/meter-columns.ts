import type { MeterBody } from '@ohmstead/contract';

/** A field that is left out is undefined: it is neither written nor changed. */
export const meterColumns = (body: MeterBody) => ({
  name: body.name,
  type: body.type,
  use_type: body.useType,
  rated_power_w: body.ratedPowerW,
  rated_current_a: body.ratedCurrentA,
  rated_voltage_v: body.ratedVoltageV,
  rated_frequency_hz: body.ratedFrequencyHz,
  upload_mode: body.uploadMode,
  counter_modulus_kwh: body.counterModulusKwh,
  sort_number: body.sortNumber,
  behind_meter_id: body.behindMeterId,
  ...(body.parts && { parts: JSON.stringify(body.parts) }),
});
