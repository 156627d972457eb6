import type { ReactNode } from 'react';
import styles from './ChoiceCard.module.css';

/** What an analysis looks at; not printed, since its results name it. */
export const ChoiceCard = ({ children }: { children: ReactNode }) => (
  <div className={styles.card}>{children}</div>
);
