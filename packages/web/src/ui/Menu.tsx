import { type ReactNode, useRef } from 'react';
import styles from './Menu.module.css';

type MenuProps = {
  /** What opens it: words, or an icon with a label. */
  summary: ReactNode;
  /** Names it where the summary is an icon. */
  label?: string;
  children: (close: () => void) => ReactNode;
};

/** A few choices behind one control. */
export const Menu = ({ summary, label, children }: MenuProps) => {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  return (
    <details
      ref={menu}
      className={styles.menu}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <summary className={label === undefined ? styles.words : styles.icon} aria-label={label} title={label}>
        {summary}
      </summary>
      <div className={styles.choices}>{children(close)}</div>
    </details>
  );
};
