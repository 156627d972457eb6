import type { EnergyDraft } from './energy-draft.ts';
import type { TariffFormContext } from './tariff-form-context.ts';

export type EnergyFieldsProps = TariffFormContext & {
  path: 'buying' | 'feedIn';
  draft: EnergyDraft;
  change: (part: Partial<EnergyDraft>) => void;
};
