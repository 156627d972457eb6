/** The only source of now. The real one is made in main.ts. */
export type Clock = {
  /** Microseconds since 1970. */
  nowMicros(): number;
};

/**
 * A clock set back by no more is taken for one that stood still. Time servers step clocks by tenths of a second; readings
 * of a burst are moved apart by microseconds.
 */
export const smallStepMicros = 1_000_000;

export const nowMs = (clock: Clock): number => Math.floor(clock.nowMicros() / 1000);

export const nowDate = (clock: Clock): Date => new Date(nowMs(clock));
