import type { JudgedDay, JudgedSite } from './judged-site.ts';
import type { RawDay, RawPhase, RawSite } from './raw-day.ts';

const mwhPerWattHour = 1000;

export const judgedSite = ({ name, days }: RawSite): JudgedSite => ({ name, days: days.map(judgedDay) });

const judgedDay = ({ hoursW, phases, ...day }: RawDay): JudgedDay => ({
  dayNumber: day.dayNumber,
  consumptionMwh: Math.round(hoursW.reduce((sum, watts) => sum + watts, 0) * mwhPerWattHour),
  lowestW: Math.min(...hoursW),
  yieldMwh: day.yieldMwh,
  temperature: day.temperature,
  radiationWhPerM2: day.radiationWhPerM2,
  phases: phases.map(extremesOf),
});

const extremesOf = ({ volts, watts }: RawPhase) => ({
  leastV: Math.min(...volts),
  greatestV: Math.max(...volts),
  leastW: Math.min(...watts),
  greatestW: Math.max(...watts),
});
