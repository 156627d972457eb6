// The lowest, mean and highest value of a quantity in equal steps of time, for one phase of a meter.

export type StepStatistics = {
  readonly min: (number | null)[];
  readonly mean: (number | null)[];
  readonly max: (number | null)[];
};

export const noStatistics = (steps: number): StepStatistics => ({
  min: new Array<number | null>(steps).fill(null),
  mean: new Array<number | null>(steps).fill(null),
  max: new Array<number | null>(steps).fill(null),
});

/** Steps of `stepMicros` from `fromMicros` on. */
export type Steps = { readonly fromMicros: number; readonly stepMicros: number; readonly count: number };

const stepOf = ({ fromMicros, stepMicros }: Steps, atMicros: number): number =>
  Math.floor((atMicros - fromMicros) / stepMicros);

/** Values may come in any order; the mean is the mean of the values. */
export const createStatistics = (steps: Steps) => {
  const statistics = noStatistics(steps.count);
  const sums = new Float64Array(steps.count);
  const counts = new Uint32Array(steps.count);
  return {
    add: (atMicros: number, value: number): void => {
      const step = stepOf(steps, atMicros);
      if (step < 0 || step >= steps.count) return;
      widen(statistics, step, value, value);
      sums[step] = (sums[step] ?? 0) + value;
      counts[step] = (counts[step] ?? 0) + 1;
    },
    statistics: (): StepStatistics => ({
      ...statistics,
      mean: Array.from(sums, (sum, step) => (counts[step] ? sum / (counts[step] ?? 1) : null)),
    }),
  };
};

const widen = (into: StepStatistics, step: number, least: number, greatest: number): void => {
  into.min[step] = Math.min(into.min[step] ?? least, least);
  into.max[step] = Math.max(into.max[step] ?? greatest, greatest);
};
