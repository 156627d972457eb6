/** Room over every plot for the highest value's label and under it for the labels of the slots, in pixels. */
export const plotInset = { top: 22, bottom: 24 } as const;
