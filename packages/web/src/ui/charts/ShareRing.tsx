import { useTexts } from '../../texts/use-texts.ts';
import styles from './ShareRing.module.css';

type ShareRingProps = {
  /** 0–1; null is unknown. */
  share: number | null;
  /** What it is a share of, in words. */
  label: string;
};

/** A share as a ring, as the rate of one's own use. */
export const ShareRing = ({ share, label }: ShareRingProps) => {
  const { formats } = useTexts();
  return (
    <div className={styles.share}>
      <svg className={styles.ring} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
        <circle className={styles.ground} cx="18" cy="18" r="15" />
        {share !== null && share > 0 && (
          <circle
            className={styles.part}
            cx="18"
            cy="18"
            r="15"
            pathLength="100"
            strokeDasharray={`${100 * Math.min(1, share)} 100`}
            transform="rotate(-90 18 18)"
          />
        )}
      </svg>
      <p className={styles.words}>
        <strong>{formats.percent(share)}</strong> <span>{label}</span>
      </p>
    </div>
  );
};
