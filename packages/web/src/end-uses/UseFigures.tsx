import type { ReactNode } from 'react';
import type { Measure } from '../energy-value/measure.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Amount } from '../ui/Amount.tsx';
import styles from './EndUsesCard.module.css';
import type { UseRow } from './use-rows.ts';

type UseFiguresProps = { row: UseRow; measure: Measure; currency: string };

/** First what the bar is as long as, and beside it the energy, or of energy what it cost. */
export const UseFigures = ({ row, measure, currency }: UseFiguresProps) => {
  const { formats } = useTexts();
  const energy = <Amount value={row.kWh} unit="kWh" />;
  const money = row.amount !== null && formats.money(row.amount, currency);
  const shown: Record<Measure, readonly [ReactNode, ReactNode]> = {
    energy: [energy, money],
    money: [money, energy],
    emissions: [formats.mass(row.emittedG), energy],
  };
  const [chosen, beside] = shown[measure];
  return (
    <span className={styles.figures}>
      <span className={styles.chosen}>{chosen}</span>
      {beside !== false && <span>{beside}</span>}
      <span className={styles.share}>{row.share !== null && formats.percent(row.share)}</span>
    </span>
  );
};
