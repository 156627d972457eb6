import { dayMicros } from '@ohmstead/domain';
// Bounds how many of something a meter may have in a day of UTC. Kept in memory: a restart forgives.

export type DailyLimit = {
  /** Takes one; the seconds to wait when the day has had as many as may be, else 0. */
  take(meterId: number, nowMicros: number): number;
};

export const openDailyLimit = (most: number): DailyLimit => {
  let day = Number.NaN;
  const taken = new Map<number, number>();
  return {
    take: (meterId, nowMicros) => {
      const today = Math.floor(nowMicros / dayMicros);
      if (today !== day) taken.clear();
      day = today;
      const count = (taken.get(meterId) ?? 0) + 1;
      if (count > most) return ((today + 1) * dayMicros - nowMicros) / 1_000_000;
      taken.set(meterId, count);
      return 0;
    },
  };
};
