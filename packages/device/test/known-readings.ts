import type { PhaseRow, Reading } from '@ohmstead/domain';

const row = (cells: readonly [number, number, number, number, number, number, number]): PhaseRow => {
  const [voltageV, currentA, powerW, importKwh, exportKwh, frequencyHz, powerFactor] = cells;
  return { voltageV, currentA, powerW, importKwh, exportKwh, frequencyHz, powerFactor };
};

/** A house of three phases that exports on two of them. */
export const threePhases: Reading = {
  atMicros: 0,
  phases: [
    row([236.5, 4.42, -1044, 423.675, 1789.05, 49.99, 1]),
    row([220.1, 10.03, -1100, 6971.8875, 0.25, 49.99, 0.5]),
    row([229.87, 1.42, 197, 8.6, 8.4375, 49.99, 0.61]),
  ],
  net: row([236.5, 0, -1947, 5120.125, 640.5, 49.99, 0.97]),
  reactive: [
    { reactiveVar: -119, inductiveKvarh: 0.125, capacitiveKvarh: 258.703 },
    { reactiveVar: 420, inductiveKvarh: 12.5, capacitiveKvarh: 0 },
    { reactiveVar: -7, inductiveKvarh: 0.007, capacitiveKvarh: 256.485 },
  ],
};

/** A flat, importing. */
export const onePhase: Reading = {
  atMicros: 0,
  phases: [row([226.85, 1.31, 152, 22920.38125, 0.0625, 49.97, 0.51])],
  net: null,
  reactive: null,
};
