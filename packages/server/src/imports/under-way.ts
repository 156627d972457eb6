// Which imports are under way: one of a meter at a time, and few in all, since each takes room and time of others.

const mostAtOnce = 2;

export type ImportsUnderWay = {
  /** Null, and the body not run, when it has to wait for others. */
  run<Result>(meterId: number, body: () => Promise<Result>): Promise<Result> | null;
};

export const importsUnderWay = (): ImportsUnderWay => {
  const meters = new Set<number>();
  return {
    run: (meterId, body) => {
      if (meters.has(meterId) || meters.size >= mostAtOnce) return null;
      meters.add(meterId);
      return body().finally(() => meters.delete(meterId));
    },
  };
};
