// Hourly prices as a power exchange might have made them: dear in the morning and evening, cheap at noon when the sun
// shines, below nothing on some Sundays in spring. An hour always has the same price.
import { hourMs, type PriceSpan } from '@ohmstead/domain';

const daysOfYear = 365.25;

/** Millionths per kWh about the mean, by the hour of the day in UTC. */
const shape = [
  -26, -32, -35, -36, -30, -8, 22, 31, 18, -4, -24, -38, -45, -44, -30, -8, 26, 52, 58, 44, 24, 8, -6, -16,
];

export const demoPrices = (fromMs: number, toMs: number): PriceSpan[] => {
  const first = Math.ceil(fromMs / hourMs);
  return Array.from({ length: Math.max(0, Math.ceil(toMs / hourMs) - first) }, (_, index) => {
    const hour = first + index;
    return { fromMs: hour * hourMs, toMs: (hour + 1) * hourMs, priceMicros: priceOf(hour) };
  });
};

const priceOf = (hour: number): number => {
  const date = new Date(hour * hourMs);
  const day = Math.floor(hour / shape.length);
  const dayOfYear = (day + 0.5) % daysOfYear;
  // The value is 1 in midsummer and −1 in midwinter.
  const sun = Math.cos(((dayOfYear - 172) / daysOfYear) * 2 * Math.PI);
  const isSunday = date.getUTCDay() === 0;
  const mean = 82 - 16 * sun - (isSunday ? 24 : 0) + 30 * (chance(day) - 0.5);
  const swing = (shape[date.getUTCHours()] ?? 0) * (1 + 0.45 * sun) * (0.6 + 0.8 * chance(day + 7919));
  return Math.round((mean + swing + 6 * (chance(hour * 31 + 17) - 0.5)) * 1000);
};

/** A number between 0 and 1 that depends on the given one alone (mulberry32). */
const chance = (seed: number): number => {
  let state = (seed + 0x6d2b79f5) | 0;
  state = Math.imul(state ^ (state >>> 15), state | 1);
  state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
  return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296;
};
