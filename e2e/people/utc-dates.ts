import { dayMs } from '@ohmstead/domain';

// Days and months for addresses, counted from now.

const dateOfMs = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const dateInDays = (days: number): string => dateOfMs(Date.now() + days * dayMs);

/** Over wherever a site of the demo is: before sunrise a day has no yield yet. */
export const dayOver = (): string => dateInDays(-1);

/** The first day of a month that is over: nothing comes to it any more, and none of its days is today. */
export const monthOver = (): string => {
  const now = new Date();
  return dateOfMs(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
};
