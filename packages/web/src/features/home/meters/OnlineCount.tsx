import type { CSSProperties } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './OnlineCount.module.css';

type OnlineCountProps = { online: number; total: number; share: number };

/** "5 of 6 online", large, over a bar. */
export const OnlineCount = ({ online, total, share }: OnlineCountProps) => {
  const { say } = useTexts();
  // Custom properties are not in React's type.
  const filled = { '--share': share } as CSSProperties;
  return (
    <div className={styles.count}>
      <p className={styles.words}>{say('overview.online', { online, total })}</p>
      <div className={online === total ? styles.whole : styles.part} style={filled} aria-hidden="true" />
    </div>
  );
};
