import type { AuditItem } from '@ohmstead/contract';
import { useTexts } from '../../../../texts/use-texts.ts';
import styles from './EffectText.module.css';
import { effectOf, isEmptyGap } from './effect-of.ts';
import { useEffectWords } from './use-effect-words.ts';

type EffectTextProps = {
  item: Pick<AuditItem, 'effectKwh' | 'effectAmount' | 'spread'>;
  /** Null without a tariff, and for those who may not see prices. */
  currency: string | null;
};

/** The energy and the money that a judgement adds or takes back; of a gap, the energy that passed in it. */
export const EffectText = ({ item, currency }: EffectTextProps) => {
  const { say, formats } = useTexts();
  const { energyText, moneyText } = useEffectWords();
  const { spread } = item;
  const effect = effectOf(item);
  const parts = [
    ...(effect === null ? [] : [energyText(effect)]),
    ...(isEmptyGap(item) ? [energyText({ kind: 'nothing', kWh: 0 })] : []),
    ...(spread?.importKwh
      ? [say('audit.effect.spreadImport', { energy: formats.quantity(spread.importKwh, 'kWh') })]
      : []),
    ...(spread?.exportKwh
      ? [say('audit.effect.spreadExport', { energy: formats.quantity(spread.exportKwh, 'kWh') })]
      : []),
    ...(effect?.amount && currency ? [moneyText(effect.amount, currency)] : []),
  ];
  if (parts.length === 0) return null;
  return <p className={styles.effect}>{parts.join(' · ')}</p>;
};
