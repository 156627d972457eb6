/** The approximate width of an axis label in pixels, near enough to keep labels apart. */
export const labelWidth = (label: string): number =>
  label.length * letterPx + (label.match(eastAsian)?.length ?? 0) * (squarePx - letterPx);

const letterPx = 7;
const squarePx = 12;
const eastAsian = /\p{Script=Han}|\p{Script=Hangul}/gu;
