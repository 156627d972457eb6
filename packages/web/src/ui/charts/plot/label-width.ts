/** Of a label of an axis, in pixels: near enough to keep labels apart. */
export const labelWidth = (label: string): number => label.length * letterPx;

const letterPx = 7;
