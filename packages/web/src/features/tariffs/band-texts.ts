import type { Band } from '@ohmstead/domain';
import type { TextKey } from '@ohmstead/i18n';

export const bandTexts: Record<Band, { readonly name: TextKey; readonly letter: TextKey }> = {
  peak: { name: 'tariff.band.peak', letter: 'tariff.letter.peak' },
  standard: { name: 'tariff.band.standard', letter: 'tariff.letter.standard' },
  offPeak: { name: 'tariff.band.offPeak', letter: 'tariff.letter.offPeak' },
};
