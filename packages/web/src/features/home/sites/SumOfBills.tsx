import { useTexts } from '../../../texts/use-texts.ts';
import styles from './SumOfBills.module.css';

type SumOfBillsProps = { amount: number | null; currency: string };

export const SumOfBills = ({ amount, currency }: SumOfBillsProps) => {
  const { formats } = useTexts();
  return <span className={styles.sum}>{formats.money(amount, currency)}</span>;
};
