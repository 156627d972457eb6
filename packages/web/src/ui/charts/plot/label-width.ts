/** The approximate width of an axis label in pixels, near enough to keep labels apart. */
export const labelWidth = (label: string): number => label.length * letterPx;

const letterPx = 7;
