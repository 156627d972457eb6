// Rows of a day's minutes. The loops are plain because two years of minutes are counted at each start.

/** Whole watts (or var) of each minute, a row for each phase of the site. */
export type PhaseMinutes = readonly Int32Array[];

export const addScaled = (sum: Float64Array, part: Float64Array, factor: number): void => {
  for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + (part[i] ?? 0) * factor;
};

export const wholeRow = (row: Float64Array): Int32Array => {
  const rounded = new Int32Array(row.length);
  for (let i = 0; i < row.length; i += 1) rounded[i] = Math.round(row[i] ?? 0);
  return rounded;
};

/** The sum of all parts, phase by phase. */
export const sumRows = (parts: readonly PhaseMinutes[], phases: number, minutes: number): PhaseMinutes =>
  Array.from({ length: phases }, (_, phase) => {
    const sum = new Int32Array(minutes);
    for (const part of parts) addRow(sum, part[phase]);
    return sum;
  });

export const addRow = (sum: Int32Array, part: Int32Array | undefined): void => {
  if (!part) return;
  for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + (part[i] ?? 0);
};
