import type { AuditQuestion } from '@ohmstead/contract';
import { useState } from 'react';
import type { Rights } from '../../rights.ts';
import { AnsweredNote } from './AnsweredNote.tsx';
import type { Answered } from './answered.ts';
import { QuestionCard } from './QuestionCard.tsx';

type QuestionPartProps = {
  meterId: number;
  zone: string;
  question: AuditQuestion | null;
  rights: Rights;
  onUndo: (decisionId: number) => void;
};

/** The one question of the meter, and the answer that was just given to it, which can be taken back. */
export const QuestionPart = ({ meterId, zone, question, rights, onUndo }: QuestionPartProps) => {
  const [answered, setAnswered] = useState<Answered | null>(null);
  return (
    <>
      {answered && answered.at !== question?.at && (
        <AnsweredNote answered={answered} onUndo={() => onUndo(answered.decisionId)} />
      )}
      {question && (
        <QuestionCard
          key={question.at}
          meterId={meterId}
          zone={zone}
          question={question}
          rights={rights}
          onAnswered={setAnswered}
        />
      )}
    </>
  );
};
