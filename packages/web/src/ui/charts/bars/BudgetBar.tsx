import { useTexts } from '../../../texts/use-texts.ts';
import styles from './BudgetBar.module.css';
import type { BarUnit } from './bar-chart-data.ts';
import { budgetMarks } from './budget-marks.ts';

type BudgetBarProps = {
  /** The amount used so far; null is unknown. */
  used: number | null;
  /** The amount expected at the period's end. */
  forecast: number | null;
  target: number | null;
  unit: Exclude<BarUnit, 'W'>;
  /** ISO 4217, of money. */
  currency?: string;
};

/** What is used, as a bar; what is to be expected, as its ghost; the target, as a tick. */
export const BudgetBar = ({ used, forecast, target, unit, currency }: BudgetBarProps) => {
  const { say, formats } = useTexts();
  const marks = budgetMarks({ used, forecast, target });
  const write = (value: number | null): string => {
    if (unit === 'kWh') return formats.quantity(value, 'kWh');
    return currency ? formats.money(value, currency) : formats.number(value);
  };
  const words = [
    say('chart.budgetUsed', { amount: write(used) }),
    ...(forecast === null ? [] : [say('chart.budgetForecast', { amount: write(forecast) })]),
    ...(target === null ? [] : [say('chart.budgetTarget', { amount: write(target) })]),
  ];
  return (
    <figure className={styles.budget}>
      <svg
        className={styles.bar}
        viewBox="0 0 100 20"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <rect className={styles.ground} y="4" width="100" height="12" />
        {marks.forecast !== null && (
          <rect className={styles.ghost} y="4" width={100 * marks.forecast} height="12" />
        )}
        {marks.used !== null && (
          <rect
            className={marks.isOver ? styles.over : styles.used}
            y="4"
            width={100 * marks.used}
            height="12"
          />
        )}
        {marks.target !== null && (
          <line className={styles.target} x1={100 * marks.target} x2={100 * marks.target} y1="0" y2="20" />
        )}
      </svg>
      <figcaption className={styles.words}>
        {words.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </figcaption>
    </figure>
  );
};
