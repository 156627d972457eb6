import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../../texts/use-texts.ts';
import type { Effect } from './effect-of.ts';

const texts: Record<Effect['kind'], TextKey> = {
  adds: 'audit.effect.adds',
  takes: 'audit.effect.takes',
  nothing: 'audit.effect.nothing',
};

/** "Adds 1.20 kWh", "about €0.36 more to pay". */
export const useEffectWords = () => {
  const { say, formats } = useTexts();
  return {
    energyText: ({ kind, kWh }: Pick<Effect, 'kind' | 'kWh'>): string =>
      say(texts[kind], { energy: formats.quantity(kWh, 'kWh') }),
    moneyText: (amount: number, currency: string): string => {
      const key = amount > 0 ? 'audit.effect.dearer' : 'audit.effect.cheaper';
      return say(key, { amount: formats.money(Math.abs(amount), currency) });
    },
  };
};
