import type { ReactNode } from 'react';
import styles from './Sentence.module.css';

type SentenceProps = { label: string; detail: ReactNode; children: ReactNode };

/** Figures under what they are about, and what is to be said of them; the last line's place is kept. */
export const Sentence = ({ label, detail, children }: SentenceProps) => (
  <>
    <span className={styles.label}>{label}</span>
    <strong className={styles.figures}>{children}</strong>
    <span className={styles.detail}>{detail}</span>
  </>
);

/** Takes the place of a sentence that is not known yet. */
export const blank = '\u00a0';
