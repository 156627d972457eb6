import { calls } from '@ohmstead/contract';
import { readingOf } from '../../readings/reading-row.ts';
import type { ClaimProof } from '../../sites/claims/read-claim-proof.ts';
import type { MeterWithLatest } from '../../sites/find-meter.ts';
import { meterTypeOf } from '../../sites/meter-type.ts';

export type MeterView = {
  /** The address of this server, as a device reaches it. */
  readonly address: string;
  readonly showsKey: boolean;
  readonly isUploadOpen: boolean;
  /** Null when no proof is needed. */
  readonly proof: ClaimProof | null;
};

export const presentMeter = (
  meter: MeterWithLatest,
  { address, showsKey, isUploadOpen, proof }: MeterView,
) => ({
  id: meter.id,
  siteId: meter.site_id,
  sn: meter.sn,
  name: meter.name,
  type: meterTypeOf(meter),
  useType: meter.use_type,
  addedTime: meter.added_at.toISOString(),
  ratedPowerW: meter.rated_power_w,
  ratedCurrentA: meter.rated_current_a,
  ratedVoltageV: meter.rated_voltage_v,
  ratedFrequencyHz: meter.rated_frequency_hz,
  uploadMode: meter.upload_mode,
  counterModulusKwh: meter.counter_modulus_kwh,
  uploadKey: showsKey ? meter.upload_key : null,
  uploadAddress: showsKey ? address + calls.upload.byKey.path.replace('{key}', meter.upload_key) : null,
  openUploadAddress: isUploadOpen ? address + calls.upload.sensor.path : null,
  proofNeeded: meter.proof_needed,
  proof: proof && {
    state: proof.kind,
    completeAt: proof.kind === 'begun' ? new Date(proof.completeMicros / 1000).toISOString() : null,
  },
  openUploadClosed: meter.key_used_at && {
    since: meter.key_used_at.toISOString(),
    refused: meter.open_refused,
    lastRefusedAt: meter.open_refused_at?.toISOString() ?? null,
  },
  sortNumber: meter.sort_number,
  parts: meter.parts,
  behindMeterId: meter.behind_meter_id,
  lastUpdate: (meter.at ?? meter.intervals_to)?.toISOString() ?? null,
  hasIntervals: meter.intervals_from !== null,
  net: netOf(meter),
});

const netOf = ({ net_values: net }: MeterWithLatest) => {
  const row = net && readingOf(0, { phases: [], net, reactive: null }).net;
  return row && { importKwh: row.importKwh, exportKwh: row.exportKwh };
};
