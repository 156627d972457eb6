import type { TextKey } from '@ohmstead/i18n';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './AddMeter.module.css';
import type { AddStep } from './add-search.ts';
import type { AddSteps } from './use-add-steps.ts';

const titles: Record<AddStep, TextKey> = {
  make: 'add.make',
  number: 'add.number',
  settings: 'add.settings',
  check: 'waiting.title',
  details: 'add.details',
};

/** Says which step this is. Another step takes the focus to its title, so that its name is read out. */
export const StepHead = ({ steps: { step, steps } }: { steps: AddSteps }) => {
  const { say } = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) title.current?.focus();
    before.current = step;
  }, [step]);
  return (
    <div className={styles.head}>
      <p className={styles.muted}>
        {say('add.stepOf', { step: steps.indexOf(step) + 1, total: steps.length })}
      </p>
      <h2 ref={title} tabIndex={-1}>
        {say(titles[step])}
      </h2>
    </div>
  );
};
