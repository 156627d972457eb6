import { useTexts } from '../../texts/use-texts.ts';
import styles from './SumOfBills.module.css';

type SumOfBillsProps = { amount: number | null; currency: string };

/** Money among money of other currencies: a sign that several share is told apart by the code. */
export const SumOfBills = ({ amount, currency }: SumOfBillsProps) => {
  const { formats } = useTexts();
  const text = formats.money(amount, currency);
  return (
    <span className={styles.sum}>
      {text}
      {!text.includes(currency) && <span className={styles.code}> {currency}</span>}
    </span>
  );
};
