import styles from './PrintHead.module.css';

/** The printed page has the period in words instead of its controls. */
export const PrintHead = ({ period }: { period: string }) => (
  <p className={styles.head} aria-hidden="true">
    {period}
  </p>
);
