/** The only source of now. The real one is made in main.ts. */
export type Clock = {
  /** Microseconds since 1970. */
  nowMicros(): number;
};

export const nowMs = (clock: Clock): number => Math.floor(clock.nowMicros() / 1000);

export const nowDate = (clock: Clock): Date => new Date(nowMs(clock));
