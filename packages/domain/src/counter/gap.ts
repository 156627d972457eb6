/**
 * Longest time between two reads that still counts as measured: one and a half times the longest upload interval that
 * devices can be set to (1,200 s). It is fixed, not learned from the meter, so that the same readings always give the
 * same result. Over longer times energy is spread evenly and counts as estimated.
 */
export const gapMicros = 30 * 60_000_000;
