// Registers: a meter's cumulative counters as integers, so that sums and differences are exact.
import type { PhaseRow, Reading } from '../reading.ts';

/**
 * mWh in a fixed order: [A+, A−, B+, B−, C+, C−, net+, net−], as long as the meter needs. + is import, − is export.
 * Null is unknown. The net pair is always at 6 and 7.
 */
export type Registers = readonly (number | null)[];

export const mwhPerKwh = 1_000_000;
/** Index of the first register of the meter's own net row. */
const netIndex = 6;

const mwhOf = (kwh: number | null): number | null => (kwh === null ? null : Math.round(kwh * mwhPerKwh));

export const registersOf = (reading: Reading): Registers =>
  inPairs(reading, ({ importKwh, exportKwh }) => [mwhOf(importKwh), mwhOf(exportKwh)]);

/** Power into each register in W: at most one of a row's two registers moves. Null is unknown. */
export const registerPowersOf = (reading: Reading): Registers =>
  inPairs(reading, ({ powerW }) =>
    powerW === null ? [null, null] : [Math.max(0, powerW), Math.max(0, -powerW)],
  );

type Pair = readonly [number | null, number | null];

const inPairs = ({ phases, net }: Reading, pairOf: (row: PhaseRow) => Pair): Registers => {
  const registers: (number | null)[] = [];
  const add = (row: PhaseRow): void => {
    const pair = pairOf(row);
    registers.push(pair[0], pair[1]);
  };
  for (const row of phases) add(row);
  if (net === null) return registers;
  while (registers.length < netIndex) registers.push(null);
  add(net);
  return registers;
};

/** Import and export of the whole meter: the sum of its phases without the net row; null when one is unknown. */
export const phaseTotals = (registers: Registers): { importMwh: number | null; exportMwh: number | null } => {
  const phases = registers.slice(0, netIndex);
  return {
    importMwh: sumOrNull(phases.filter((_, index) => index % 2 === 0)),
    exportMwh: sumOrNull(phases.filter((_, index) => index % 2 === 1)),
  };
};

const sumOrNull = (values: Registers): number | null => {
  let sum: number | null = values.length === 0 ? null : 0;
  for (const value of values) sum = sum === null || value === null ? null : sum + value;
  return sum;
};
