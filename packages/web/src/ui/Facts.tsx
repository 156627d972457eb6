import { unknownText } from '@ohmstead/i18n';
import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** Names and what they are, as a page in view mode shows its fields. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

/** A fact without a value is unknown and reads "-". */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>{isStated(children) ? children : unknownText}</dd>
  </div>
);

const isStated = (value: ReactNode): boolean => value !== null && value !== undefined && value !== '';
