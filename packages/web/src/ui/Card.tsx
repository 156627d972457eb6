import type { ReactNode } from 'react';
import styles from './Card.module.css';

type CardProps = { title?: string; actions?: ReactNode; children: ReactNode };

export const Card = ({ title, actions, children }: CardProps) => (
  <section className={styles.card}>
    {(title || actions) && (
      <div className={styles.head}>
        {title && <h2>{title}</h2>}
        {actions}
      </div>
    )}
    {children}
  </section>
);

/** One figure under its name. */
export const Tile = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.tile}>
    <span className={styles.label}>{label}</span>
    <span className={styles.value}>{children}</span>
  </div>
);

/** A count on an icon or a tile; `label` says it in words. */
export const Badge = ({ count, label }: { count: number; label: string }) =>
  count > 0 && (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="hidden-visually">{label}</span>
    </span>
  );
