// Pure: round times of the clocks of a zone within a span, as many as there is room for.
import { minuteMs, minuteOfDayAt, minutesPerHour } from '@ohmstead/domain';
import type { Formats } from '@ohmstead/i18n';
import { labelWidth } from '../plot/label-width.ts';

type Zoned = { readonly fromMs: number; readonly toMs: number; readonly timeZone: string };
type Tick = { readonly ms: number; readonly label: string };

const steps = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720];
const dayMinutes = 1440;
const gapPx = 16;

/** A repeated hour is marked twice, a skipped one not at all. */
export const clockTicks = ({ fromMs, toMs, timeZone }: Zoned, widthPx: number, formats: Formats): Tick[] => {
  const minutes = (toMs - fromMs) / minuteMs;
  const label = (minute: number, step: number) =>
    step < minutesPerHour ? formats.wallTime(minute) : formats.axisHour(minute / minutesPerHour);
  const fits = (step: number) =>
    (minutes / step) * (labelWidth(label(widestMinute(step), step)) + gapPx) <= widthPx;
  const step = steps.find(fits) ?? dayMinutes;
  // Zones differ from UTC by whole quarter-hours.
  const paceMs = Math.min(15, step) * minuteMs;
  const ticks: Tick[] = [];
  for (let ms = Math.ceil(fromMs / paceMs) * paceMs; ms <= toMs; ms += paceMs) {
    const minute = minuteOfDayAt(timeZone, ms);
    const isEndOfDay = minute === 0 && ms === toMs && step >= minutesPerHour;
    if (minute % step === 0) ticks.push({ ms, label: label(isEndOfDay ? dayMinutes : minute, step) });
  }
  return ticks;
};

/** Both noon and ten to one have two digits on either clock. */
const widestMinute = (step: number): number => 12 * minutesPerHour + (step < minutesPerHour ? 50 : 0);
