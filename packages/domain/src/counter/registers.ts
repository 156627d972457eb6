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

export const registersOf = (reading: Reading): Registers => inPairs(reading, importOf, exportOf);

const importOf = ({ importKwh }: PhaseRow): number | null => mwhOf(importKwh);
const exportOf = ({ exportKwh }: PhaseRow): number | null => mwhOf(exportKwh);

/** Power into each register in W: at most one of a row's two registers moves. Null is unknown. */
export const registerPowersOf = (reading: Reading): Registers => inPairs(reading, powerIn, powerOut);

const powerIn = ({ powerW }: PhaseRow): number | null => (powerW === null ? null : Math.max(0, powerW));
const powerOut = ({ powerW }: PhaseRow): number | null => (powerW === null ? null : Math.max(0, -powerW));

type NumberOf = (row: PhaseRow) => number | null;

const inPairs = ({ phases, net }: Reading, first: NumberOf, second: NumberOf): Registers => {
  const registers: (number | null)[] = [];
  for (const row of phases) registers.push(first(row), second(row));
  if (net === null) return registers;
  while (registers.length < netIndex) registers.push(null);
  registers.push(first(net), second(net));
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
