import styles from './PrintHead.module.css';

/** On paper the period stands in words in place of its controls. */
export const PrintHead = ({ period }: { period: string }) => (
  <p className={styles.head} aria-hidden="true">
    {period}
  </p>
);
