import type { EnergyReport } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';

export const phaseRuleTexts: Record<EnergyReport['phaseRule'], TextKey> = {
  perPhase: 'report.rulePerPhase',
  netted: 'report.ruleNetted',
  nem: 'report.ruleNem',
};
