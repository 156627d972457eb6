import type { BillLineKind } from '@ohmstead/domain';
import type { TextKey } from '@ohmstead/i18n';

/** What a line of a bill is about. */
export const lineTexts: Record<BillLineKind, TextKey> = {
  energy: 'tariff.line.energy',
  exportCredit: 'tariff.line.exportCredit',
  fixed: 'tariff.line.fixed',
  demand: 'tariff.line.demand',
  feedIn: 'tariff.line.feedIn',
  selfUse: 'tariff.line.selfUse',
  tax: 'tariff.line.tax',
};
