// What a register can have counted in a time.
import { dayMicros } from '../time/durations.ts';
import type { RegisterRead } from './counter-state.ts';
import { mwhOfPower, plausibleMwh } from './limits.ts';
import { type RegisterContext, sinceOf } from './read-context.ts';

/** Most the register can have risen by that read. */
const mostRise = ({ moment, index, register }: RegisterContext, read: RegisterRead): number => {
  const spanMicros = read.atMicros - sinceOf(moment, register);
  return plausibleMwh(moment.rules.limits, read.powersW[index] ?? 0, spanMicros);
};

/** Whether the register can have risen to that count by that read. */
export const isPlausible = (subject: RegisterContext, read: RegisterRead, raw: number): boolean => {
  const rise = raw - subject.register.raw;
  return rise >= 0 && rise <= mostRise(subject, read);
};

/** The way to that count over the meter's end; null when it cannot have gone it. */
export const rolloverMwh = (subject: RegisterContext, read: RegisterRead, raw: number): number | null => {
  const { modulusMwh } = subject.moment.rules;
  const before = subject.register.raw;
  if (modulusMwh === null || raw >= before || before >= modulusMwh) return null;
  const rise = raw + modulusMwh - before;
  return rise <= mostRise(subject, read) ? rise : null;
};

const restartAllowanceMwh = 100_000;
/** What is older than this is not told from what is shown now. */

/** What a restarted counter shows was counted since, if twice the power shown explains it; over a day at most. */
export const restartEnergy = ({ moment, index, register }: RegisterContext, raw: number): number => {
  const spanMicros = Math.min(moment.read.atMicros - sinceOf(moment, register), dayMicros);
  const powerW = 2 * (moment.read.powersW[index] ?? 0);
  return raw <= mwhOfPower(powerW, spanMicros) + restartAllowanceMwh ? raw : 0;
};
