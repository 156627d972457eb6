// After a silence an ordinary rise or a restart may explain a read as well as a return: the power shown chooses; without one
// the smaller energy counts.
import { gapMicros } from './gap.ts';
import { mwhOfPower } from './limits.ts';
import { isPlausible, restartEnergy } from './plausible.ts';
import { type RegisterContext, sinceOf } from './read-context.ts';

/** `perhaps` is a return that nothing but its smaller energy speaks for. */
export const silenceChoice = (
  context: RegisterContext,
  raw: number,
  returnMwh: number,
): 'return' | 'perhaps' | 'other' => {
  const { readContext, index, register } = context;
  const spanMicros = readContext.read.atMicros - sinceOf(readContext, register);
  const otherMwh = spanMicros > gapMicros ? otherEnergy(context, raw) : null;
  if (otherMwh === null || otherMwh === returnMwh) return 'return';
  const powerW = readContext.read.powersW[index] ?? null;
  if (powerW === null) return returnMwh < otherMwh ? 'perhaps' : 'other';
  const shownMwh = mwhOfPower(powerW, spanMicros);
  return Math.abs(returnMwh - shownMwh) <= Math.abs(otherMwh - shownMwh) ? 'return' : 'other';
};

/** What would be booked if it were no return; null where nothing else explains the read. */
const otherEnergy = (context: RegisterContext, raw: number): number | null => {
  if (raw < context.register.raw) return restartEnergy(context, raw);
  return isPlausible(context, context.readContext.read, raw) ? raw - context.register.raw : null;
};
