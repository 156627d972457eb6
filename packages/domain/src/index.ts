export type { DeviceState, MeterType, UseType } from './meter.ts';
export { deviceStates, meterTypes, useTypes } from './meter.ts';
export type { PhaseRow, ReactiveRow, Reading } from './reading.ts';
export { microsPerSecond } from './reading.ts';
