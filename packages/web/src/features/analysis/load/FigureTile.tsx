import type { ReactNode } from 'react';
import styles from './FigureTile.module.css';

type FigureTileProps = { label: string; hint?: ReactNode; compared?: ReactNode; children: ReactNode };

/** One figure under its name, with when it was or what it means, and what it is compared with. */
export const FigureTile = ({ label, hint, compared, children }: FigureTileProps) => (
  <div className={styles.tile}>
    <span className={styles.label}>{label}</span>
    <span className={styles.value}>{children}</span>
    {hint && <span className={styles.hint}>{hint}</span>}
    {compared && <span className={styles.hint}>{compared}</span>}
  </div>
);

export const FigureTiles = ({ children }: { children: ReactNode }) => (
  <div className={styles.tiles}>{children}</div>
);
