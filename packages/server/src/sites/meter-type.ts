import type { Meter } from '../storage/schema.ts';
import type { MeterRow } from './meter-store.ts';

const valuesOfOnePhase = 7;

/** Single-phase or three-phase. Nobody enters it when registering, so what the newest reading shows comes first. */
export const meterTypeOf = ({
  type,
  phase_values,
}: Pick<MeterRow, 'type' | 'phase_values'>): Meter['type'] =>
  (phase_values?.length ?? 0) > valuesOfOnePhase ? 3 : type;
