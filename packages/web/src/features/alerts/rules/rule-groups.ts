// The kinds of incidents as the rules list them.
import type { IncidentKind } from '@ohmstead/domain';
import type { TextKey } from '@ohmstead/i18n';

type Group = { readonly title: TextKey; readonly kinds: readonly IncidentKind[] };

export const ruleGroups: readonly Group[] = [
  {
    title: 'rules.devices',
    kinds: ['offline', 'phaseLoss', 'phaseFrozen', 'counterJudged', 'meterReplaced', 'noYield'],
  },
  {
    title: 'rules.grid',
    kinds: ['overPower', 'demandNearLimit', 'overCurrent', 'overVoltage', 'underVoltage'],
  },
  {
    title: 'rules.energy',
    kinds: [
      'unusualConsumption',
      'baseLoadRisen',
      'dayConsumption',
      'monthConsumption',
      'budgetPace',
      'priceBelow',
      'priceAbove',
    ],
  },
];

export const aboutKinds: Record<IncidentKind, TextKey> = {
  offline: 'rules.about.offline',
  overPower: 'rules.about.overPower',
  overVoltage: 'rules.about.overVoltage',
  underVoltage: 'rules.about.underVoltage',
  overCurrent: 'rules.about.overCurrent',
  phaseLoss: 'rules.about.phaseLoss',
  phaseFrozen: 'rules.about.phaseFrozen',
  dayConsumption: 'rules.about.dayConsumption',
  monthConsumption: 'rules.about.monthConsumption',
  budgetPace: 'rules.about.budgetPace',
  unusualConsumption: 'rules.about.unusualConsumption',
  noYield: 'rules.about.noYield',
  baseLoadRisen: 'rules.about.baseLoadRisen',
  demandNearLimit: 'rules.about.demandNearLimit',
  priceBelow: 'rules.about.priceBelow',
  priceAbove: 'rules.about.priceAbove',
  counterJudged: 'rules.about.counterJudged',
  meterReplaced: 'rules.about.meterReplaced',
};
