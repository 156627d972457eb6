const names = ['A', 'B', 'C'];

/** `index` counts the phases of a meter from 0. */
export const phaseName = (index: number): string => names[index] ?? String(index + 1);
