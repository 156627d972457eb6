import { type ReactNode, useState } from 'react';
import { PeriodBar } from './PeriodBar.tsx';
import styles from './PeriodControls.module.css';
import type { PeriodState } from './use-period.ts';

type PeriodControlsProps = { state: PeriodState; label: string; children?: ReactNode };

/** The period, and further controls. On a phone all but the period itself is shown when asked for. */
export const PeriodControls = ({ state, label, children }: PeriodControlsProps) => {
  const [open, setOpen] = useState(false);
  return (
    <div className={open ? styles.open : styles.controls}>
      <PeriodBar state={state} label={label} options={{ open, toggle: () => setOpen(!open) }} />
      {children}
    </div>
  );
};
