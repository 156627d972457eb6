import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Problem.module.css';

type ProblemProps = { marked?: boolean; children: ReactNode };

/** A problem, announced as it appears. */
export const Problem = ({ marked = false, children }: ProblemProps) => (
  <p role="alert" className={classNames(styles.problem, marked && styles.marked)}>
    {children}
  </p>
);

/** What is wrong with a field, which names this as its description. */
export const FieldProblem = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className={classNames(styles.problem, styles.marked)}>
    {children}
  </p>
);
