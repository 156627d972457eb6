import styles from './wait.module.css';

/** What is left of a wait; its seconds stand beside it in words. */
export const WaitRing = ({ share }: { share: number }) => (
  <svg className={styles.ring} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
    <circle className={styles.ground} cx="18" cy="18" r="15" />
    <circle
      className={styles.left}
      cx="18"
      cy="18"
      r="15"
      pathLength="100"
      strokeDasharray={`${100 * share} 100`}
      transform="rotate(-90 18 18)"
    />
  </svg>
);
