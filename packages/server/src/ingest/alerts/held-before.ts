// What a change makes of the limits of then: it holds from now on. Only a kind that is switched on holds for the quarter of an
// hour before too, so that it says at once what goes on; never for what was measured before an earlier change.
import { isDeepStrictEqual } from 'node:util';
import { minuteMicros } from '@ohmstead/domain';
import type { EarlierKindLimits, KindLimits } from './meter-alerts.ts';

export const lookBackMicros = 15 * minuteMicros;

export type ChangedLimits = {
  readonly before: KindLimits;
  readonly after: KindLimits;
  /** Of the last change before; 0: there was none. */
  readonly lastMicros: number;
};

/** In order; with the first one begins what has changed. */
export const heldBefore = (
  { before, after, lastMicros }: ChangedLimits,
  nowMicros: number,
): readonly [EarlierKindLimits, ...EarlierKindLimits[]] => {
  // A clock may have been set back.
  const untilMicros = Math.max(nowMicros, lastMicros);
  const switchedOn = after.limits.filter(({ kind }) => before.limits.every((one) => one.kind !== kind));
  if (switchedOn.length === 0) return [{ ...before, untilMicros }];
  const first = { ...before, untilMicros: Math.max(nowMicros - lookBackMicros, lastMicros) };
  const isAllElseSame =
    before.phases === after.phases &&
    before.limits.length + switchedOn.length === after.limits.length &&
    before.limits.every((one) => after.limits.some((other) => isDeepStrictEqual(one, other)));
  if (isAllElseSame) return [first];
  return [first, { phases: before.phases, limits: [...before.limits, ...switchedOn], untilMicros }];
};
