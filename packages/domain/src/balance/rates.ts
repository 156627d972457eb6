import type { BalanceFigures } from './balance.ts';

/** Self-used share of the yield, 0–1; null without yield. */
export const selfUseRate = ({ selfUsed, yielded }: BalanceFigures): number | null =>
  selfUsed === null || yielded === null || yielded === 0 ? null : selfUsed / yielded;

/** Share of the consumption that was not imported, 0–1; null where no source of the site's own is metered. */
export const selfSufficiency = ({
  consumed,
  imported,
  yielded,
  discharged,
}: BalanceFigures): number | null => {
  if (yielded === null && discharged === null) return null;
  if (consumed === null || imported === null || consumed === 0) return null;
  return Math.max(0, 1 - imported / consumed);
};
