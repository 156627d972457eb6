// How often a meter usually uploads, smoothed.
const weight = 0.2;
/** The limit keeps one long silence or one burst from changing the usual interval much. */
const mostFactor = 3;
const longestSeconds = 3600;

/** The usual interval after one more gap between uploads; null as long as there was none. */
export const nextInterval = (usualSeconds: number | null, gapSeconds: number): number | null => {
  if (!(gapSeconds > 0)) return usualSeconds;
  const gap = Math.min(gapSeconds, longestSeconds);
  if (usualSeconds === null) return gap;
  const damped = Math.min(Math.max(gap, usualSeconds / mostFactor), usualSeconds * mostFactor);
  return usualSeconds + weight * (damped - usualSeconds);
};
