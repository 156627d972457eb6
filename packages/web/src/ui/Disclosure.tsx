import type { ComponentProps, ReactNode } from 'react';
import styles from './Disclosure.module.css';

export type DisclosureProps = Omit<ComponentProps<'details'>, 'className'> & { summary: ReactNode };

/** What is shown when asked for. */
export const Disclosure = ({ summary, children, ...rest }: DisclosureProps) => (
  <details {...rest} className={styles.disclosure}>
    <summary>{summary}</summary>
    {children}
  </details>
);
