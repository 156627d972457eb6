// The values of a virtual meter: its import counter identifies each reading.
import type { Noise } from '@ohmstead/bench';

export const countedValues = (chance: Noise) => {
  let countedWh = 0;
  return (): number[] => {
    countedWh += 1;
    const powerW = Math.round(chance.even() * 3000);
    const voltageV = 220 + Math.round(chance.even() * 200) / 10;
    return [voltageV, Math.round((powerW / voltageV) * 100) / 100, powerW, countedWh / 1000, 0.5, 50, 0.98];
  };
};
