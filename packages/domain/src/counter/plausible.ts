// How much a register can plausibly have counted in a time.
import { dayMicros } from '../time/durations.ts';
import type { RegisterRead } from './counter-state.ts';
import { mwhOfPower, plausibleMwh } from './limits.ts';
import { type RegisterContext, sinceOf } from './read-context.ts';

/** The most that the register can have risen by that read. */
const mostRise = ({ readContext, index, register }: RegisterContext, read: RegisterRead): number => {
  const spanMicros = read.atMicros - sinceOf(readContext, register);
  return plausibleMwh(readContext.rules.limits, read.powersW[index] ?? 0, spanMicros);
};

/** Whether the register can have risen to that value by that read. */
export const isPlausible = (context: RegisterContext, read: RegisterRead, raw: number): boolean => {
  const rise = raw - context.register.raw;
  return rise >= 0 && rise <= mostRise(context, read);
};

/** The energy to that value over the meter's modulus; null when the register cannot have rolled over. */
export const rolloverMwh = (context: RegisterContext, read: RegisterRead, raw: number): number | null => {
  const { modulusMwh } = context.readContext.rules;
  const before = context.register.raw;
  if (modulusMwh === null || raw >= before || before >= modulusMwh) return null;
  const rise = raw + modulusMwh - before;
  return rise <= mostRise(context, read) ? rise : null;
};

/** Up to 0.1 kWh on a restarted counter needs no explanation. */
const restartAllowanceMwh = 100_000;

/**
 * What a restarted counter shows was counted since its restart if twice the power shown explains it. The power shown
 * says nothing about times more than a day ago.
 */
export const restartEnergy = ({ readContext, index, register }: RegisterContext, raw: number): number => {
  const spanMicros = Math.min(readContext.read.atMicros - sinceOf(readContext, register), dayMicros);
  const powerW = 2 * (readContext.read.powersW[index] ?? 0);
  return raw <= mwhOfPower(powerW, spanMicros) + restartAllowanceMwh ? raw : 0;
};
