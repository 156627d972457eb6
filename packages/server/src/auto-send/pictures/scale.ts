// Pure: round values for the lines behind a chart.

export type Scale = { readonly highest: number; readonly ticks: readonly number[]; readonly digits: number };

const mostTicks = 4;
const steps = [1, 2, 5, 10];

/** From 0 to a round value at or above the highest; of nothing, or of zeros only, it is 0 to 1. */
export const scaleOf = (highest: number): Scale => {
  const wanted = highest > 0 ? highest : 1;
  const power = 10 ** Math.floor(Math.log10(wanted / mostTicks));
  const step = power * (steps.find((factor) => factor * power * mostTicks >= wanted) ?? 10);
  const count = Math.ceil(wanted / step - 1e-9);
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  return {
    highest: count * step,
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step),
    digits,
  };
};
