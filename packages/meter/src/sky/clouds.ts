import { chance, driftAlong, seedOf } from '../chance.ts';
import type { Day } from '../day.ts';

/** Share of the clear sky's light that reaches the ground, minute by minute of one day. */
export const clearnessOf = (
  seed: number,
  cloudiness: number,
  day: Day,
): ((minuteOfEpoch: number) => number) => {
  const cover = coverOf(seedOf(seed, 'cover'), cloudiness, day);
  const slow = driftAlong(seedOf(seed, 'slow'));
  const passing = driftAlong(seedOf(seed, 'passing'));
  return (minute) => {
    const share = within01(cover + 0.22 * slow(minute / 140));
    // Kasten and Czeplak (1980): the share of the light that passes an even cloud cover.
    const even = 1 - 0.75 * share ** 3.4;
    return even * (1 - 0.62 * shadow(passing(minute / 6), share));
  };
};

/** The cloud cover of a day: clear and dull days are more common than mixed ones. */
const coverOf = (seed: number, cloudiness: number, day: Day): number => {
  const draw = chance(seed, day.number);
  const spread = draw < 0.5 ? 2 * draw * draw : 1 - 2 * (1 - draw) * (1 - draw);
  return within01(cloudiness * 2 * (0.35 * draw + 0.65 * spread));
};

/** The depth of the shadow of a single cloud: the more cover, the more clouds pass; a closed cover has none. */
const shadow = (noise: number, share: number): number => {
  const edge = 1 - 1.6 * share;
  return within01((noise - edge) / 0.25) * (1 - share) ** 0.5;
};

const within01 = (value: number): number => Math.min(1, Math.max(0, value));
