import type { ReactNode } from 'react';
import colours from '../ui/charts/energy-colours.module.css';
import type { EnergyRole } from '../ui/charts/series-role.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import styles from './Kpis.module.css';

/** The figures of a report, two in a row on a phone. */
export const Kpis = ({ children }: { children: ReactNode }) => <ul className={styles.kpis}>{children}</ul>;

type KpiProps = {
  label: string;
  icon?: IconName;
  tone?: EnergyRole;
  /** Small print: a comparison, or when it was. */
  note?: ReactNode;
  /** Opens what the figure is made of. */
  why?: ReactNode;
  children: ReactNode;
};

export const Kpi = ({ label, icon, tone, note, why, children }: KpiProps) => (
  <li className={styles.kpi}>
    <span className={styles.label}>
      {icon && (
        <span className={tone && colours[tone]}>
          <Icon name={icon} />
        </span>
      )}
      {label}
      {why && <span className={styles.why}>{why}</span>}
    </span>
    <span className={styles.value}>{children}</span>
    {note && <span className={styles.note}>{note}</span>}
  </li>
);
