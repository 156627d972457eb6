import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../../../ui/Card.tsx';
import styles from './Import.module.css';

type StepCardProps = { title: string; isCurrent: boolean; children: ReactNode };

/** A step of the import, whose heading is focused when the step becomes the one to do. */
export const StepCard = ({ title, isCurrent, children }: StepCardProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isCurrent) heading.current?.focus();
  }, [isCurrent]);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      {children}
    </Card>
  );
};
