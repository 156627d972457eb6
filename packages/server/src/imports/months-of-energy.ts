import type { EnergyByPeriod } from './energy-by-period.ts';
import type { MonthEnergy } from './file-facts.ts';

export const monthsOf = ({ months }: EnergyByPeriod): MonthEnergy[] =>
  [...months].map(([month, energy]) => ({ month, ...energy })).sort((a, b) => (a.month < b.month ? -1 : 1));
