import { type LocalSpan, quarterHourMs } from '@ohmstead/domain';

/** The span's ends are moved outward to quarter-hours. */
export const wholeSlots = ({ fromMs, toMs }: LocalSpan): LocalSpan => ({
  fromMs: Math.floor(fromMs / quarterHourMs) * quarterHourMs,
  toMs: Math.ceil(toMs / quarterHourMs) * quarterHourMs,
});
