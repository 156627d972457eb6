import { hourMs } from '@ohmstead/domain';

const reportedHour = 8;
const hoursOfDay = 24;
const westernmost = -11;

const offsetHours = (nowMs: number): number => {
  const offset = reportedHour - new Date(nowMs).getUTCHours();
  return offset < westernmost ? offset + hoursOfDay : offset;
};

/** A zone in which it is between eight and nine in the morning: the daily reports came due at seven. */
export const morningZone = (nowMs: number): string => {
  const offset = offsetHours(nowMs);
  // Names of these zones count to the west.
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
};

/** The midnight before now in that zone. */
export const morningMidnightMs = (nowMs: number): number => {
  const offsetMs = offsetHours(nowMs) * hourMs;
  const dayMs = hoursOfDay * hourMs;
  return Math.floor((nowMs + offsetMs) / dayMs) * dayMs - offsetMs;
};
