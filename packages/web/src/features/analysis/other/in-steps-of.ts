// Pure: the values of one time laid over the steps of another one, from the beginnings of both on.

type Steps = { readonly stepSeconds: number; readonly count: number };

type Told = { readonly stepSeconds: number; readonly values: readonly (number | null)[] };

/** How the values that fall into one step are told by one. */
export type Together = 'min' | 'mean' | 'max';

export const inStepsOf = ({ stepSeconds, count }: Steps, told: Told, together: Together) =>
  Array.from({ length: count }, (_, slot): number | null => {
    const from = Math.floor((slot * stepSeconds) / told.stepSeconds);
    const to = Math.max(from + 1, Math.round(((slot + 1) * stepSeconds) / told.stepSeconds));
    const known = told.values.slice(from, to).filter((value) => value !== null);
    return known.length === 0 ? null : oneOf[together](known);
  });

const oneOf: Record<Together, (values: readonly number[]) => number> = {
  min: (values) => Math.min(...values),
  mean: (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
  max: (values) => Math.max(...values),
};
