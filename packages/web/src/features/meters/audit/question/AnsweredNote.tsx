import { useEffect, useRef } from 'react';
import { useTexts } from '../../../../texts/use-texts.ts';
import { Button } from '../../../../ui/Button.tsx';
import type { Answered } from './answered.ts';
import styles from './Question.module.css';
import { answerNames } from './question-words.ts';

/** It takes the focus from the form that is gone. */
export const AnsweredNote = ({ answered, onUndo }: { answered: Answered; onUndo: () => void }) => {
  const { say } = useTexts();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} className={styles.answered} role="status">
      <p>{say('audit.ask.answered', { answer: say(answerNames[answered.answer]) })}</p>
      <Button onClick={onUndo}>{say('action.undo')}</Button>
    </div>
  );
};
