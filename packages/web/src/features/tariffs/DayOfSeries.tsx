import { useTexts } from '../../texts/use-texts.ts';
import { IconButton } from '../../ui/Button.tsx';
import styles from './DayOfSeries.module.css';

type DayOfSeriesProps = {
  date: string;
  /** The days that have prices. */
  first: string;
  last: string;
  onDate: (date: string) => void;
  onStep: (by: -1 | 1) => void;
};

export const DayOfSeries = ({ date, first, last, onDate, onStep }: DayOfSeriesProps) => {
  const { say } = useTexts();
  return (
    <div className={styles.steps}>
      <IconButton
        icon="back"
        label={say('site.dayBefore')}
        disabled={date <= first}
        onClick={() => onStep(-1)}
      />
      <input
        type="date"
        aria-label={say('site.day')}
        value={date}
        min={first}
        max={last}
        onChange={({ target }) => target.value >= first && target.value <= last && onDate(target.value)}
      />
      <IconButton
        icon="next"
        label={say('site.dayAfter')}
        disabled={date >= last}
        onClick={() => onStep(1)}
      />
    </div>
  );
};
