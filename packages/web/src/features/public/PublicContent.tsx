import type { PublicOverview } from '@ohmstead/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { LiveCard } from './LiveCard.tsx';
import { MonthCard } from './MonthCard.tsx';
import { PublicDayCard } from './PublicDayCard.tsx';
import styles from './public.module.css';
import type { Opened } from './queries.ts';
import { TodayCard } from './TodayCard.tsx';

type PublicContentProps = { overview: PublicOverview; opened: Opened };

export const PublicContent = ({ overview, opened }: PublicContentProps) => {
  const { say } = useTexts();
  return (
    <div className={styles.page}>
      <LiveCard overview={overview} />
      <TodayCard overview={overview} />
      <div className={styles.wide}>
        <PublicDayCard today={overview} opened={opened} />
      </div>
      <div className={styles.wide}>
        <MonthCard overview={overview} opened={opened} />
      </div>
      <p className={styles.wide}>
        <Link to="/login">{say('public.toApp')}</Link>
      </p>
    </div>
  );
};
