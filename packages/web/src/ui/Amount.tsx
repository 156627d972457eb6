import { narrowSpace, type Unit, unknownText } from '@ohmstead/i18n';
import { useTexts } from '../texts/use-texts.ts';
import styles from './Amount.module.css';

type AmountProps = {
  /** null is unknown and reads "-", of whatever unit. */
  value: number | null;
  unit: Unit;
  /** Two by default, of watts none. */
  digits?: number;
  hero?: boolean;
};

/** A number with its unit, small, on the same line. */
export const Amount = ({ value, unit, digits = unit === 'W' ? 0 : 2, hero = false }: AmountProps) => {
  const { formats } = useTexts();
  const className = hero ? styles.hero : styles.amount;
  if (value === null) return <span className={className}>{unknownText}</span>;
  return (
    <span className={className}>
      {formats.number(value, digits)}
      <span className={styles.unit}>
        {narrowSpace}
        {formats.unit(unit)}
      </span>
    </span>
  );
};
