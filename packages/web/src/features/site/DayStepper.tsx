import { calendarDate } from '../../report/calendar.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { IconButton } from '../../ui/Button.tsx';
import styles from './DayStepper.module.css';

type DayStepperProps = {
  date: string;
  today: string;
  onDate: (date: string) => void;
  onStep: (days: -1 | 1) => void;
};

export const DayStepper = ({ date, today, onDate, onStep }: DayStepperProps) => {
  const { say } = useTexts();
  const choose = (value: string) => {
    const chosen = calendarDate(value);
    if (chosen !== null && chosen <= today) onDate(chosen);
  };
  return (
    <div className={styles.stepper}>
      <IconButton icon="back" label={say('site.dayBefore')} onClick={() => onStep(-1)} />
      <input
        type="date"
        className={styles.date}
        aria-label={say('site.day')}
        value={date}
        max={today}
        onChange={(event) => choose(event.target.value)}
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
