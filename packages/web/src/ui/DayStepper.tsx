import { isLocalDate } from '@ohmstead/domain';
import { useTexts } from '../texts/use-texts.ts';
import { IconButton } from './Button.tsx';
import styles from './DayStepper.module.css';

type DayStepperProps = {
  day: string;
  /** Without a first day there is always a day before. */
  first?: string;
  last: string;
  onDay: (day: string) => void;
  onStep: (days: -1 | 1) => void;
};

/** A day, the one before and the one after it. */
export const DayStepper = ({ day, first = '', last, onDay, onStep }: DayStepperProps) => {
  const { say } = useTexts();
  const choose = (date: string) => {
    if (isLocalDate(date) && date >= first && date <= last) onDay(date);
  };
  return (
    <div className={styles.stepper}>
      <IconButton
        icon="back"
        label={say('site.dayBefore')}
        disabled={day <= first}
        onClick={() => onStep(-1)}
      />
      <input
        type="date"
        className={styles.day}
        aria-label={say('site.day')}
        value={day}
        min={first || undefined}
        max={last}
        onChange={(event) => choose(event.target.value)}
      />
      <IconButton icon="next" label={say('site.dayAfter')} disabled={day >= last} onClick={() => onStep(1)} />
    </div>
  );
};
