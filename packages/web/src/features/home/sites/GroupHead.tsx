import type { Portfolio } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './GroupHead.module.css';
import { SumsLine } from './SumsLine.tsx';

type GroupHeadProps = { name: string; count: number; sums: Portfolio['groups'][number] | null };

/** A group's name, how many sites it has, and what they make together. */
export const GroupHead = ({ name, count, sums }: GroupHeadProps) => {
  const { say } = useTexts();
  return (
    <div className={styles.head}>
      <h2 title={name}>{name}</h2>
      <p className={styles.sums}>
        <span>{say('sites.count', { count })}</span>
        {sums && count > 1 && <SumsLine sums={sums} />}
      </p>
    </div>
  );
};
