// Shapes of tariffs to begin with. None is a real supplier's: prices are for the person to enter.
import type { Band } from '@ohmstead/domain';
import type { TextKey } from '@ohmstead/i18n';
import { type BandPlan, painted, planOf } from '../hours/band-plan.ts';
import type { SchedulePlan } from '../hours/schedule-plan.ts';
import { emptyEnergy } from './energy-draft.ts';
import { emptyVersion, type VersionDraft } from './version-draft.ts';

export const templateNames = [
  'flat',
  'dayNight',
  'weekdayPeak',
  'seasonal',
  'tiered',
  'dynamic',
  'demand',
  'solar',
] as const;
export type TemplateName = (typeof templateNames)[number];

export const templateTexts: Record<TemplateName, { readonly name: TextKey; readonly text: TextKey }> = {
  flat: { name: 'tariff.template.flat', text: 'tariff.template.flatText' },
  dayNight: { name: 'tariff.template.dayNight', text: 'tariff.template.dayNightText' },
  weekdayPeak: { name: 'tariff.template.weekdayPeak', text: 'tariff.template.weekdayPeakText' },
  seasonal: { name: 'tariff.template.seasonal', text: 'tariff.template.seasonalText' },
  tiered: { name: 'tariff.template.tiered', text: 'tariff.template.tieredText' },
  dynamic: { name: 'tariff.template.dynamic', text: 'tariff.template.dynamicText' },
  demand: { name: 'tariff.template.demand', text: 'tariff.template.demandText' },
  solar: { name: 'tariff.template.solar', text: 'tariff.template.solarText' },
};

export const templateOf = (name: TemplateName, validFrom: string, charge: string): VersionDraft => {
  const empty = emptyVersion(validFrom);
  const monthly = { ...empty, fixedCharges: [{ name: charge, per: 'month' as const, amount: '' }] };
  switch (name) {
    case 'flat':
      return monthly;
    case 'dayNight':
    case 'weekdayPeak':
    case 'seasonal':
      return { ...monthly, buying: { ...emptyEnergy('timeOfUse'), plan: plans[name] } };
    case 'tiered':
      return { ...empty, buying: emptyEnergy('tiered') };
    case 'dynamic':
      return { ...monthly, buying: { ...emptyEnergy('dynamic'), markUp: '' } };
    case 'demand':
      return { ...monthly, demand: '0' };
    case 'solar':
      return { ...monthly, paysFeedIn: true };
  }
};

const quartersOfHour = 4;

/** Full hours of the wall clock. */
type Hours = readonly [from: number, to: number, band: Band];

const dial = (band: Band, ...hours: readonly Hours[]): BandPlan =>
  hours.reduce<BandPlan>(
    (plan, [from, to, painting]) =>
      painted(plan, { from: from * quartersOfHour, to: to * quartersOfHour, band: painting }),
    planOf(band),
  );

export const nightHours = { from: 22, to: 6 } as const;

const night: Hours = [nightHours.from, nightHours.to, 'offPeak'];
const evening: Hours = [17, 21, 'peak'];
const afternoon: Hours = [14, 20, 'peak'];

const weekdays = [1, 2, 3, 4, 5] as const;
const weekend = [6, 7, 'holiday'] as const;

const allYear = (plan: BandPlan) => ({ summer: plan, winter: plan });

const plans: Record<'dayNight' | 'weekdayPeak' | 'seasonal', SchedulePlan> = {
  dayNight: {
    summer: null,
    holidays: [],
    groups: [{ days: [...weekdays, ...weekend], ...allYear(dial('standard', night)) }],
  },
  weekdayPeak: {
    summer: null,
    holidays: [],
    groups: [
      { days: weekdays, ...allYear(dial('standard', evening, night)) },
      { days: weekend, ...allYear(dial('offPeak')) },
    ],
  },
  seasonal: {
    summer: { from: '04-01', to: '10-01' },
    holidays: [],
    groups: [
      {
        days: weekdays,
        summer: dial('standard', afternoon, night),
        winter: dial('standard', evening, night),
      },
      { days: weekend, ...allYear(dial('standard', night)) },
    ],
  },
};
