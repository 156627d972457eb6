// Pure: round times of the clocks of a zone within a span, as many as there is room for.
import { minuteMs } from '@ohmstead/domain';
import type { Formats } from '@ohmstead/i18n';

type Zoned = { readonly fromMs: number; readonly toMs: number; readonly timeZone: string };
type Tick = { readonly ms: number; readonly label: string };

const steps = [5, 10, 15, 30, 60, 120, 180, 360, 720];
const roomOfTime = 52;
const roomOfHour = 28;
const dayMinutes = 1440;

/** A repeated hour is marked twice, a skipped one not at all. */
export const clockTicks = ({ fromMs, toMs, timeZone }: Zoned, widthPx: number, formats: Formats): Tick[] => {
  const minutes = (toMs - fromMs) / minuteMs;
  const fits = (step: number) => (minutes / step) * (step < 60 ? roomOfTime : roomOfHour) <= widthPx;
  const step = steps.find(fits) ?? dayMinutes;
  // Zones differ from UTC by whole quarter-hours.
  const paceMs = Math.min(15, step) * minuteMs;
  const ticks: Tick[] = [];
  for (let ms = Math.ceil(fromMs / paceMs) * paceMs; ms <= toMs; ms += paceMs) {
    const clock = formats.axisTime(ms, timeZone);
    if (minutesOf(clock) % step === 0) ticks.push({ ms, label: labelOf(clock, step, ms === toMs) });
  }
  return ticks;
};

const minutesOf = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

/** The end of a day is 24 o'clock. */
const labelOf = (clock: string, step: number, isEnd: boolean): string => {
  if (step < 60) return clock;
  const hour = Number(clock.slice(0, 2));
  return String(isEnd && hour === 0 ? 24 : hour);
};
