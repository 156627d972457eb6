import { useTexts } from '../../texts/use-texts.ts';
import { IconButton } from '../../ui/Button.tsx';
import styles from './public.module.css';
import { isDate } from './public-search.ts';

type DayStepsProps = {
  date: string;
  today: string;
  onDate: (date: string) => void;
  onStep: (days: -1 | 1) => void;
};

export const DaySteps = ({ date, today, onDate, onStep }: DayStepsProps) => {
  const { say } = useTexts();
  return (
    <div className={styles.steps}>
      <IconButton icon="back" label={say('site.dayBefore')} onClick={() => onStep(-1)} />
      <input
        type="date"
        aria-label={say('site.day')}
        value={date}
        max={today}
        onChange={({ target }) => isDate(target.value) && target.value <= today && onDate(target.value)}
      />
      <IconButton
        icon="next"
        label={say('site.dayAfter')}
        disabled={date >= today}
        onClick={() => onStep(1)}
      />
    </div>
  );
};
