/**
 * Longest time between two reads that still counts as measured: half as much again as the longest upload
 * interval devices can be set to (1,200 s). Fixed, not learned from the meter, so that the same readings
 * always give the same answer. Over longer ones energy is spread evenly and called estimated.
 */
export const gapMicros = 30 * 60_000_000;
