// Pure: where used, forecast and target lie on a budget's bar, as shares of its length.

export type Budget = {
  readonly used: number | null;
  readonly forecast: number | null;
  readonly target: number | null;
};

export type BudgetMarks = Budget & {
  /** More is used than was aimed at. */
  readonly isOver: boolean;
};

/** The target stands a little before the bar's end, so that what goes beyond it is seen. */
const room = 1.12;

export const budgetMarks = ({ used, forecast, target }: Budget): BudgetMarks => {
  const whole = Math.max(used ?? 0, forecast ?? 0, (target ?? 0) * room);
  const share = (value: number | null) =>
    value === null ? null : whole === 0 ? 0 : Math.max(0, value) / whole;
  return {
    used: share(used),
    forecast: share(forecast),
    target: share(target),
    isOver: used !== null && target !== null && used > target,
  };
};
