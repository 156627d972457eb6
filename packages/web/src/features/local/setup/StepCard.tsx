import type { TextKey } from '@ohmstead/i18n';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './setup.module.css';

const steps = ['local.stepJoin', 'local.stepNetwork', 'local.stepServer', 'local.stepReading'] as const;
export type StepName = (typeof steps)[number] & TextKey;

/** One of the steps, which begins with its title: there the reader goes on. */
export const StepCard = ({ name, children }: { name: StepName; children: ReactNode }) => {
  const { say } = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (name !== steps[0]) title.current?.focus();
  }, [name]);
  return (
    <section className={styles.card}>
      <div>
        <p className={styles.count}>
          {say('local.step', { step: steps.indexOf(name) + 1, steps: steps.length })}
        </p>
        <h2 ref={title} tabIndex={-1}>
          {say(name)}
        </h2>
      </div>
      {children}
    </section>
  );
};
