// Pure: the values of one time laid over the steps of another one, from the beginnings of both on.

type Steps = { readonly stepSeconds: number; readonly count: number };

type Sampled = { readonly stepSeconds: number; readonly values: readonly (number | null)[] };

/** How the values that fall into one step are joined into one. */
export type Together = 'min' | 'mean' | 'max';

export const inStepsOf = ({ stepSeconds, count }: Steps, sampled: Sampled, together: Together) =>
  Array.from({ length: count }, (_, slot): number | null => {
    const from = Math.floor((slot * stepSeconds) / sampled.stepSeconds);
    const to = Math.max(from + 1, Math.round(((slot + 1) * stepSeconds) / sampled.stepSeconds));
    const known = sampled.values.slice(from, to).filter((value) => value !== null);
    return known.length === 0 ? null : oneOf[together](known);
  });

const oneOf: Record<Together, (values: readonly number[]) => number> = {
  min: (values) => Math.min(...values),
  mean: (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
  max: (values) => Math.max(...values),
};
