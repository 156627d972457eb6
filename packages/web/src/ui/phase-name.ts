const names = ['A', 'B', 'C'];

/** By its place in a meter's list of phases. */
export const phaseName = (place: number): string => names[place] ?? String(place + 1);
