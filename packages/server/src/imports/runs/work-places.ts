// So many files are read at a time, the others wait in turn: each takes a thread and memory.

export type WorkPlaces = { hold<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> };

export const workPlaces = (most: number): WorkPlaces => {
  let taken = 0;
  const waiting: (() => void)[] = [];
  const enter = async (): Promise<void> => {
    if (taken < most) taken += 1;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
  };
  /** Whoever waits gets the place itself. */
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };
  return {
    hold: async (signal, work) => {
      await enter();
      try {
        signal.throwIfAborted();
        return await work();
      } finally {
        leave();
      }
    },
  };
};
