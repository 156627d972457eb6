// Fixed lengths of time. A local day is not one of them: it has 23 to 25 hours.
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
/** A UTC day, or 24 hours. */
export const dayMs = 24 * hourMs;

export const minuteMicros = 60_000_000;
export const dayMicros = 86_400_000_000;
export const minutesPerHour = 60;
export const minutesPerQuarterHour = 15;
