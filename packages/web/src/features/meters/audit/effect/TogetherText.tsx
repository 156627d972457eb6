import type { AuditItem } from '@ohmstead/contract';
import { useTexts } from '../../../../texts/use-texts.ts';
import styles from './EffectText.module.css';
import { type DirectedEffect, effectTogether } from './effect-together.ts';
import { useEffectWords } from './use-effect-words.ts';

type TogetherTextProps = { items: readonly AuditItem[]; currency: string | null };

/** The energy and the money that the judgements of several counters add or take back together. */
export const TogetherText = ({ items, currency }: TogetherTextProps) => {
  const { say } = useTexts();
  const { energyText, moneyText } = useEffectWords();
  const { effects, amount } = effectTogether(items);
  const named = new Set(items.map(({ direction }) => direction)).size > 1;
  const nameOf = ({ direction }: DirectedEffect): string =>
    named && direction ? `${say(direction === 'import' ? 'energy.import' : 'energy.export')}: ` : '';
  const parts = [
    ...effects.map((effect) => nameOf(effect) + energyText(effect)),
    ...(amount !== null && currency ? [moneyText(amount, currency)] : []),
  ];
  return parts.length > 0 && <p className={styles.effect}>{parts.join(' · ')}</p>;
};
