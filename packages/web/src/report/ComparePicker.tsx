import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../texts/use-texts.ts';
import styles from './ComparePicker.module.css';
import { type Compare, compares } from './report-search.ts';
import type { PeriodState } from './use-period.ts';

const labels: Record<Compare, TextKey> = {
  previous: 'period.comparePrevious',
  lastYear: 'period.compareLastYear',
};

export const ComparePicker = ({ state: { period, compare, setCompare } }: { state: PeriodState }) => {
  const { say } = useTexts();
  // The year before a year is the period before it.
  const offered = compares.filter((one) => one !== 'lastYear' || period.kind !== 'year');
  const choose = (value: string) => setCompare(offered.find((one) => one === value) ?? null);
  return (
    <label className={styles.picker}>
      <span>{say('period.compare')}</span>
      <select
        value={compare ?? ''}
        disabled={period.kind === 'total'}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{say('period.compareNone')}</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {say(labels[one])}
          </option>
        ))}
      </select>
    </label>
  );
};
