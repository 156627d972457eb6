import styles from './PrintHead.module.css';

/** On paper the controls are left out, and the period they showed is told in words. */
export const PrintHead = ({ period }: { period: string }) => (
  <p className={styles.head} aria-hidden="true">
    {period}
  </p>
);
