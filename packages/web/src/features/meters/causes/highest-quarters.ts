// Pure: the quarter-hours of a day in which most was used.
import type { AverageDays } from '@ohmstead/contract';

export type Quarter = {
  /** `hh:mm` of the wall clock; the end of the day is 24:00. */
  readonly from: string;
  readonly to: string;
  readonly powerW: number;
  readonly kWh: number;
};

const shown = 5;
const hoursOfQuarter = 0.25;

/** Highest first, of equal ones the earlier. */
export const highestQuarters = ({ times, series }: Pick<AverageDays, 'times' | 'series'>): Quarter[] => {
  const powers = series.find(({ season }) => season === null)?.data ?? [];
  return times
    .flatMap((from, place) => {
      const powerW = powers[place] ?? null;
      if (powerW === null || powerW <= 0) return [];
      return [{ from, to: times[place + 1] ?? '24:00', powerW, kWh: (powerW * hoursOfQuarter) / 1000 }];
    })
    .sort((a, b) => b.powerW - a.powerW)
    .slice(0, shown);
};
