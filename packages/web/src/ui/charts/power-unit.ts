// Flow and charts show all their powers in one unit, chosen by the largest value in view.

export type PowerUnit = 'W' | 'kW';

export const powerUnitOf = (powersW: Iterable<number | null>): PowerUnit => {
  for (const powerW of powersW) if (powerW !== null && Math.abs(powerW) >= 1000) return 'kW';
  return 'W';
};

export const wattsPer: Record<PowerUnit, number> = { W: 1, kW: 1000 };

/** Watts are shown whole, kilowatts with two decimals. */
export const decimalsOf: Record<PowerUnit, number> = { W: 0, kW: 2 };

export const toUnit = (powerW: number | null, unit: PowerUnit): number | null =>
  powerW === null ? null : powerW / wattsPer[unit];
