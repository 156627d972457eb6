// Pure: the quarter-hours of a day in which most was used.
import type { AverageDays } from '@ohmstead/contract';
import { minutesPerQuarterHour } from '@ohmstead/domain';

export type Quarter = {
  /** Minutes since midnight of the wall clock. */
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly powerW: number;
  readonly kWh: number;
};

const shown = 5;
const hoursOfQuarter = 0.25;

/** Highest first, of equal ones the earlier. */
export const highestQuarters = ({ series }: Pick<AverageDays, 'series'>): Quarter[] => {
  const powers = series.find(({ season }) => season === null)?.data ?? [];
  return powers
    .flatMap((powerW, place) => {
      if (powerW === null || powerW <= 0) return [];
      const fromMinute = place * minutesPerQuarterHour;
      const toMinute = fromMinute + minutesPerQuarterHour;
      return [{ fromMinute, toMinute, powerW, kWh: (powerW * hoursOfQuarter) / 1000 }];
    })
    .sort((a, b) => b.powerW - a.powerW)
    .slice(0, shown);
};
