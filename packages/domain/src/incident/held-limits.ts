// The limits that a meter's values are held against, over time: whoever changes one changes it for the readings from then on.
// What was measured before is held against the limit of its own time, however late it comes.
import {
  isSameWatch,
  type ReadingLimit,
  type ValueWatch,
  type WatchLimit,
  watchesOf,
} from './value-watch.ts';

export type HeldLimits = { readonly limits: readonly ReadingLimit[]; readonly phases: number };

/** They held until then, from the end of those before them on. */
export type EarlierLimits = HeldLimits & { readonly untilMicros: number };

/** Earlier ones in order of time. */
export const watchesOver = (now: HeldLimits, earlier: readonly EarlierLimits[]): ValueWatch[] => {
  const watches = watchesOf(now.limits, now.phases);
  if (earlier.length === 0) return watches;
  const before = earlier.map(({ limits, phases }) => watchesOf(limits, phases));
  const all = [...watches, ...before.flat()];
  const distinct = all.filter((one, place) => all.findIndex((other) => isSameWatch(one, other)) === place);
  return distinct.map(({ kind, phase }): ValueWatch => {
    const limitIn = (those: readonly ValueWatch[]): WatchLimit => {
      const found = those.find((one) => isSameWatch(one, { kind, phase }));
      return found ? found.limit : 'off';
    };
    const held = earlier.map(({ untilMicros }, place) => ({
      untilMicros,
      limit: limitIn(before[place] ?? []),
    }));
    return { kind, limit: limitIn(watches), phase, earlier: held };
  });
};

/** When the watch was first switched off after an instant, up to another; null: not between them. */
export const switchedOffWithin = (
  { limit, earlier }: ValueWatch,
  afterMicros: number,
  toMicros: number,
): number | null => {
  if (afterMicros >= (earlier.at(-1)?.untilMicros ?? 0)) return null;
  for (const [place, { untilMicros, limit: held }] of earlier.entries()) {
    if (untilMicros <= afterMicros || held === 'off') continue;
    if (untilMicros > toMicros) return null;
    const next = earlier[place + 1];
    if ((next ? next.limit : limit) === 'off') return untilMicros;
  }
  return null;
};
