import type { ReactNode } from 'react';
import styles from './Dimmed.module.css';

/** What was asked for before stays, paler, until what was asked for now has come. */
export const Dimmed = ({ old, children }: { old: boolean; children: ReactNode }) => (
  <div className={old ? styles.old : styles.current} aria-busy={old}>
    {children}
  </div>
);
