import type { ReactNode } from 'react';
import styles from './Hint.module.css';

type HintProps = { id?: string; children: ReactNode };

export const Hint = ({ id, children }: HintProps) => (
  <p id={id} className={styles.hint}>
    {children}
  </p>
);
