import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { Card } from '../../../../ui/Card.tsx';
import styles from './Import.module.css';
import { StepFocus } from './step-focus.ts';

type StepCardProps = { title: string; isCurrent: boolean; children: ReactNode };

/** A step of the import, whose heading is focused when a press makes the step the one to do. */
export const StepCard = ({ title, isCurrent, children }: StepCardProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const movesFocus = useContext(StepFocus);
  useEffect(() => {
    if (isCurrent && movesFocus.current) heading.current?.focus();
  }, [isCurrent, movesFocus]);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      {children}
    </Card>
  );
};
