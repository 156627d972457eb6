// What its meters measure. In half an hour a multiple of 250 W is an energy that no rounding changes.
import { hourMs, minuteMs } from '@ohmstead/domain';
import { type CountedReading, countedReadings, type Phase } from '../incident-stories/counted-readings.ts';

const stepMs = 30 * minuteMs;
/** The last whole half hour before the household has been set up. */
const lastMs = Date.parse('2026-11-03T11:30Z');

type PhasesAt = (hour: number) => readonly Phase[];

const isSunny = (hour: number): boolean => hour >= 9 && hour < 15;
const isEvening = (hour: number): boolean => hour >= 17 && hour < 22;
/** It is not the same all day. */
const voltageAt = (hour: number): number => 228 + (hour % 6);

/** In W by the hour of the UTC day; less than 0 is export. */
export const powers = {
  grid: (hour) => [{ v: voltageAt(hour), w: isSunny(hour) ? -1000 : isEvening(hour) ? 1500 : 750 }],
  roof: (hour) => [{ w: isSunny(hour) ? -2250 : 0 }],
  heatPump: () => [{ w: 500 }],
  circulation: () => [{ w: 250 }],
  shed: (hour) => [
    { v: voltageAt(hour), w: isSunny(hour) ? -500 : 250 },
    { v: voltageAt(hour + 1), w: isEvening(hour) ? 750 : 250 },
    { v: voltageAt(hour + 2), w: 500 + 250 * (hour % 3) },
  ],
} as const satisfies Record<string, PhasesAt>;

/** A reading every half hour up to now. */
export const halfHours = (from: string, phasesAt: PhasesAt): CountedReading[] =>
  countedReadings({
    fromMs: Date.parse(from),
    toMs: lastMs,
    stepMs,
    phasesAt: (atMs) => phasesAt(new Date(atMs).getUTCHours()),
  });

/** A utility's file of half hours. */
export const intervalFile = (from: string, to: string): string => {
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)];
  const rows = Array.from({ length: (toMs - fromMs) / stepMs }, (_, place) => {
    const atMs = fromMs + place * stepMs;
    const kwh = 0.125 * (1 + (Math.floor(atMs / hourMs) % 5));
    return [kwh.toFixed(6), timeText(atMs), timeText(atMs + stepMs)].join(', ');
  });
  return ['Consumption (kWh), Start, End', ...rows].join('\n');
};

const timeText = (atMs: number): string => new Date(atMs).toISOString().replace('.000Z', '+00:00');
