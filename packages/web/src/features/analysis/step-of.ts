import { stepped } from '../../report/period.ts';
import type { PeriodState } from '../../report/use-period.ts';

/** The period before or after, as the keys on a chart ask for it. */
export const stepOf =
  ({ period, newest, goTo }: PeriodState) =>
  (by: -1 | 1): void => {
    const to = stepped(period, by, newest);
    if (to) goTo(to);
  };
