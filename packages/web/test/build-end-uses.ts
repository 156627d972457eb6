import type { MeterUse, SiteEndUses, UnmeasuredUse } from '@ohmstead/contract';

/** All of it from the grid, unless the test says otherwise. */
export const buildUse = (kWh: number, change: Partial<UnmeasuredUse> = {}): UnmeasuredUse => ({
  kWh,
  gridKwh: kWh,
  directKwh: 0,
  storageKwh: 0,
  unsourcedKwh: 0,
  alwaysOnKwh: 0,
  amount: null,
  emittedG: null,
  ...change,
});

export const buildMeterUse = (
  meterId: number,
  use: UnmeasuredUse,
  change: Partial<MeterUse> = {},
): MeterUse => ({
  ...use,
  meterId,
  name: `Meter ${meterId}`,
  behindId: null,
  rest: null,
  unknownShare: 0,
  ...change,
});

export const buildEndUses = (
  consumptionKwh: number,
  uses: MeterUse[],
  notMeasured: UnmeasuredUse,
): SiteEndUses => ({
  from: '2026-10-01T00:00:00Z',
  to: '2026-11-01T00:00:00Z',
  consumptionKwh,
  uses,
  notMeasured,
  outsideKwh: 0,
  storage: null,
  unpricedKwh: 0,
  knownShare: 1,
  currency: 'EUR',
});
